import { compareAmounts, decimalOf } from "../shared/money"
import type { ProductOptions } from "./product-terms"

/** What a shopper chooses of a credit, as it arrives. */
export interface AskedTerms {
  /** Months. */
  readonly period: number
  /** Day of the month. */
  readonly payment_day?: number | undefined
  /** A decimal string in major units. */
  readonly down_payment_amount?: string | undefined
}

export type TermReason = "period_not_offered" | "payment_day_not_offered" | "down_payment_not_possible"

export interface TermProblem {
  readonly field: keyof AskedTerms
  readonly reason: TermReason
}

const mayPayDown = (typed: string, { payable, options }: TermRules): boolean => {
  const amount = decimalOf(typed)
  if (amount === null || compareAmounts(amount, "0") < 0) return false
  if (compareAmounts(amount, "0") === 0) return true
  return options.downPaymentEnabled && compareAmounts(amount, payable) < 0
}

export interface TermRules {
  readonly options: ProductOptions
  /** A decimal string in major units: the down payment is a part of it. */
  readonly payable: string
}

/** What is wrong with the terms, by what the product allows. */
export function termProblems(asked: AskedTerms, rules: TermRules): readonly TermProblem[] {
  const { periods, paymentDays } = rules.options
  const { period, payment_day: day, down_payment_amount: down } = asked
  const problems: TermProblem[] = []
  if (periods.length > 0 && !periods.includes(period))
    problems.push({ field: "period", reason: "period_not_offered" })
  if (day !== undefined && paymentDays.length > 0 && !paymentDays.includes(day))
    problems.push({ field: "payment_day", reason: "payment_day_not_offered" })
  if (down !== undefined && !mayPayDown(down, rules))
    problems.push({ field: "down_payment_amount", reason: "down_payment_not_possible" })
  return problems
}
