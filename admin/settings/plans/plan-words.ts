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
    periods: ({ periods }: PlanAnswer): string =>
      periods.length === 0 ? "–" : t("settings.plans.months", { periods: spanOf(periods) }),
  }
}

const SHOWN_ONE_BY_ONE = 4

const spanOf = (periods: readonly number[]): string =>
  periods.length <= SHOWN_ONE_BY_ONE ? periods.join(", ") : `${Math.min(...periods)}–${Math.max(...periods)}`
