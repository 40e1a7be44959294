import { compareAmounts } from "../shared/money"
import { err, ok, type Result } from "../shared/result"
import { lowestEstimate, servesAmount, type LeasingEstimate } from "./estimate"
import type { Tariff } from "./tariff"

export interface TariffWish {
  /** A decimal string in EUR. */
  readonly amount: string
  /** Months; null leaves the term to the customer. */
  readonly term: number | null
  /** The tariff that the plan names; null for whichever is cheapest by the month. */
  readonly code: string | null
  readonly at: Date
}

export type NoTariff =
  "no_tariff" | "tariff_not_known" | "tariff_not_valid_now" | "amount_out_of_range" | "term_out_of_range"

export interface ChosenTariff {
  readonly tariff: Tariff
  /** What create is told: null where the e-shop has one tariff only, which the service knows by itself. */
  readonly codeToSend: string | null
  readonly estimate: LeasingEstimate
}

const DAY_MS = 86_400_000
const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/

/** A moment that cannot be read is no bound. */
const momentOf = (text: string | null): number | null => {
  const moment = Date.parse(text ?? "")
  return Number.isNaN(moment) ? null : moment
}

/** A last day without a time is good to its end. */
function isValidAt({ validFrom, validTo }: Tariff, at: Date): boolean {
  const [from, to] = [momentOf(validFrom), momentOf(validTo)]
  const end = to !== null && BARE_DATE.test(validTo ?? "") ? to + DAY_MS - 1 : to
  return (from === null || at.getTime() >= from) && (end === null || at.getTime() <= end)
}

type Sieve = readonly [reason: NoTariff, fits: (tariff: Tariff, wish: TariffWish) => boolean]

/** In this order, so that the reason names the first thing that no tariff got past. */
const SIEVES: readonly Sieve[] = [
  ["tariff_not_known", ({ code }, wish) => wish.code === null || code === wish.code],
  ["tariff_not_valid_now", (tariff, { at }) => isValidAt(tariff, at)],
  ["amount_out_of_range", ({ terms }, { amount }) => terms.some((row) => servesAmount(row, amount))],
  ["term_out_of_range", ({ terms }, wish) => lowestEstimate(terms, wish) !== null],
]

/**
 * Chooses the tariff of an application: the one that is named, else the one with the lowest estimated month; of equal
 * ones the first.
 * @returns the tariff and what create is told of it, or why there is none
 */
export function chooseTariff(tariffs: readonly Tariff[], wish: TariffWish): Result<ChosenTariff, NoTariff> {
  let left = tariffs
  for (const [reason, fits] of SIEVES) {
    const next = left.filter((tariff) => fits(tariff, wish))
    if (left.length > 0 && next.length === 0) return err(reason)
    left = next
  }
  const offers = left.flatMap((tariff) => {
    const estimate = lowestEstimate(tariff.terms, wish)
    return estimate === null ? [] : [{ tariff, estimate }]
  })
  const [first, ...others] = offers
  if (first === undefined) return err("no_tariff")
  const best = others.reduce(
    (cheapest, next) =>
      compareAmounts(next.estimate.monthly, cheapest.estimate.monthly) < 0 ? next : cheapest,
    first,
  )
  return ok({ ...best, codeToSend: tariffs.length > 1 ? best.tariff.code : null })
}
