import { money } from "../money"
import type { Form } from "./form"

/** Service reference, section 2, B1. */
const RESPONSE_LEVELS = ["simple", "advanced", "payment_schedule"] as const

/** What B1 asked for, after validation. Amounts are decimal strings with two decimals. */
export interface CalculationRequest {
  readonly productCode: string
  readonly amount: string
  readonly period: number
  readonly paymentDay: number | null
  readonly downPayment: string
  readonly currency: string | null
  readonly level: (typeof RESPONSE_LEVELS)[number]
}

/** Reads the body of B1; what is wrong stands in `form.problems`. */
export function readCalculationForm(form: Form): CalculationRequest {
  const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0
  return {
    productCode: form.text("product_code"),
    amount: money(form.number("amount", (value) => value > 0)),
    period: form.number("period", isWhole),
    paymentDay: form.optionalNumber("payment_day", isWhole),
    downPayment: money(form.optionalNumber("down_payment_amount", (value) => value >= 0) ?? 0),
    currency: form.optionalText("currency"),
    level: form.optionalWord("response_level", RESPONSE_LEVELS) ?? "simple",
  }
}
