/**
 * Labels of the menu, which the dashboard translates itself: a route's `config` names them with
 * `translationNs: "medusa-financing"`. Everything else is in the top-level `admin/i18n`.
 */
const menu = (financings: string, financing: string) => ({
  "medusa-financing": { menu: { financings, financing } },
})

export default {
  en: menu("Financings", "Financing"),
  lt: menu("Finansavimai", "Finansavimas"),
  pl: menu("Finansowania", "Finansowanie"),
  cs: menu("Financování", "Financování"),
}
