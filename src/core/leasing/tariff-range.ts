import { compareAmounts } from "../shared/money"
import type { Tariff } from "./tariff"

/** What a tariff offers, in the words of a plan. */
export interface TariffRange {
  /** Decimal strings in EUR; null where the tariff has no terms. */
  readonly minAmount: string | null
  readonly maxAmount: string | null
  /** Every whole month of every row, in rising order. */
  readonly periods: readonly number[]
}

const outermost = (amounts: readonly string[], sign: 1 | -1): string | null =>
  amounts.reduce<string | null>(
    (found, amount) => (found === null || compareAmounts(amount, found) === sign ? amount : found),
    null,
  )

/** The range and the terms of a tariff over all of its rows. */
export const tariffRange = ({ terms }: Tariff): TariffRange => ({
  minAmount: outermost(
    terms.map(({ amountFrom }) => amountFrom),
    -1,
  ),
  maxAmount: outermost(
    terms.map(({ amountTo }) => amountTo),
    1,
  ),
  periods: [
    ...new Set(
      terms.flatMap(({ termFrom, termTo }) =>
        Array.from({ length: Math.max(0, termTo - termFrom + 1) }, (_, month) => termFrom + month),
      ),
    ),
  ].sort((a, b) => a - b),
})
