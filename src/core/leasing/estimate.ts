import BigNumber from "bignumber.js"
import { compareAmounts } from "../shared/money"
import type { TariffTerms } from "./tariff"

/** What leasing would cost a shopper, by our own reckoning: only the service's offer counts. Amounts in EUR. */
export interface LeasingEstimate {
  /** Months. */
  readonly term: number
  readonly advance: string
  /** What is owed at the start: the amount without the advance, with the fee that is taken once. */
  readonly financed: string
  readonly monthly: string
  /** The advance and every monthly payment. */
  readonly total: string
}

export interface EstimateInput {
  /** A decimal string in EUR. */
  readonly amount: string
  /** Months. */
  readonly term: number
  readonly terms: TariffTerms
  /** Percent of the amount; without it the least that the tariff asks for. */
  readonly advancePercent?: string
}

/** Digits behind the point while reckoning; only what is shown is rounded to cents. */
const Exact = BigNumber.clone({ DECIMAL_PLACES: 40, ROUNDING_MODE: BigNumber.ROUND_HALF_UP })

const CENTS = 2

const percentOf = (amount: BigNumber, percent: string): BigNumber =>
  amount.times(percent).div(100).decimalPlaces(CENTS, BigNumber.ROUND_HALF_UP)

/** The equal payment that pays a debt off in so many months. Without interest: the debt divided by the months. */
function annuity(debt: BigNumber, monthlyInterest: string, term: number): BigNumber {
  const rate = new Exact(monthlyInterest).div(100)
  if (rate.isZero()) return debt.div(term)
  const growth = rate.plus(1).pow(term)
  return debt.times(rate).times(growth).div(growth.minus(1))
}

/**
 * The estimated monthly price of one row of a tariff: an annuity with fees. The formula, its roundings and twelve
 * cases are in docs/leasing.md. Everything must be a plain decimal string, and the term a whole number above zero.
 */
export function estimateOf({ amount, term, terms, advancePercent }: EstimateInput): LeasingEstimate {
  const price = new Exact(amount)
  const advance = percentOf(price, advancePercent ?? terms.advanceFrom)
  const borrowed = price.minus(advance)
  const financed = borrowed.plus(percentOf(borrowed, terms.adminFee))
  const payment = annuity(financed, terms.monthlyInterest, term).decimalPlaces(CENTS, BigNumber.ROUND_HALF_UP)
  const monthly = payment.plus(percentOf(borrowed, terms.monthlyAdminFee))
  const shown = (value: BigNumber): string => value.toFixed(CENTS)
  return {
    term,
    advance: shown(advance),
    financed: shown(financed),
    monthly: shown(monthly),
    total: shown(advance.plus(monthly.times(term))),
  }
}

/** Whether a row of a tariff is for this amount; of a term it says whether it may be chosen. */
export const servesAmount = (terms: TariffTerms, amount: string): boolean =>
  compareAmounts(amount, terms.amountFrom) >= 0 && compareAmounts(amount, terms.amountTo) <= 0

export const servesTerm = ({ termFrom, termTo }: TariffTerms, term: number): boolean =>
  term >= termFrom && term <= termTo

/** The lowest estimate among the rows of a tariff for this amount and, if one is wanted, this term, else the longest. */
export function lowestEstimate(
  rows: readonly TariffTerms[],
  { amount, term }: { readonly amount: string; readonly term: number | null },
): LeasingEstimate | null {
  const estimates = rows
    .filter((terms) => servesAmount(terms, amount) && (term === null || servesTerm(terms, term)))
    .map((terms) => estimateOf({ amount, term: term ?? terms.termTo, terms }))
  const [first, ...others] = estimates
  if (first === undefined) return null
  return others.reduce((best, next) => (compareAmounts(next.monthly, best.monthly) < 0 ? next : best), first)
}
