/** Labels of the menu, which the dashboard writes in its own language before any screen of ours is fetched. */
export default {
  en: { "medusa-financing": { financings: "Financings", settings: "Financing" } },
  lt: { "medusa-financing": { financings: "Finansavimai", settings: "Finansavimas" } },
  pl: { "medusa-financing": { financings: "Finansowania", settings: "Finansowanie" } },
  cs: { "medusa-financing": { financings: "Financování", settings: "Financování" } },
}
