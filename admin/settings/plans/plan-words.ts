import { useWords } from "../../i18n/use-words"
import { useFormat } from "../../shared/format"
import type { PlanAnswer } from "../answers"

/** A plan's price range and periods in words. */
export function usePlanWords() {
  const { t } = useWords()
  const { money } = useFormat()
  return {
    range: ({ min_amount: min, max_amount: max, currency_code: currency }: PlanAnswer): string => {
      if (min !== null && max !== null) return `${money(min, currency)} – ${money(max, currency)}`
      if (min !== null) return t("settings.plans.from", { amount: money(min, currency) })
      if (max !== null) return t("settings.plans.to", { amount: money(max, currency) })
      return t("settings.plans.any_amount")
    },
    /** What the customer of a leasing pays in advance, over all rows of the tariff. */
    advance: ({ parameters }: PlanAnswer): string => {
      const rows = rowsOf(parameters?.["terms"])
      if (rows.length === 0) return "–"
      const from = Math.min(...rows.map(({ advanceFrom }) => Number(advanceFrom)))
      const to = Math.max(...rows.map(({ advanceTo }) => Number(advanceTo)))
      return `${from}–${to} %`
    },
    periods: ({ periods }: PlanAnswer): string =>
      periods.length === 0 ? "–" : t("settings.plans.months", { periods: spanOf(periods) }),
  }
}

interface TariffRow {
  readonly advanceFrom: string
  readonly advanceTo: string
}

const isRow = (row: unknown): row is TariffRow =>
  typeof row === "object" && row !== null && "advanceFrom" in row

const rowsOf = (terms: unknown): readonly TariffRow[] => (Array.isArray(terms) ? terms.filter(isRow) : [])

const SHOWN_ONE_BY_ONE = 4

const spanOf = (periods: readonly number[]): string =>
  periods.length <= SHOWN_ONE_BY_ONE ? periods.join(", ") : `${Math.min(...periods)}–${Math.max(...periods)}`
