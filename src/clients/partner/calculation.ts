import { z } from "@medusajs/framework/zod"
import { jsonNumberOf } from "../../core/shared/money"
import { err, ok } from "../../core/shared/result"
import { isJsonObject } from "../http/casing"
import { jsonAnswer } from "../http/decoders"
import { byVersion } from "../http/endpoint"
import { decimal, decimalOrNull, shownText, wholeOrNull } from "../http/tolerant"
import { amountSent } from "./amount-sent"
import { inDialect, present, type PartnerEndpoint } from "./partner-endpoint"
import { codesOf } from "./request-codes"

/** Partner API, B1. Strict: what does not fit is refused before anything is sent. */
const calculationRequest = z.strictObject({
  productCode: z.string().min(1),
  /** The whole financing amount, with the down payment in it. */
  amount: amountSent,
  /** Months; the product says which. */
  period: z.int().positive(),
  currency: z.string().toUpperCase().nullish(),
  /** Day of the month. */
  paymentDay: z.int().min(1).max(31).nullish(),
  downPaymentAmount: amountSent.nullish(),
})

export type CalculationRequest = z.input<typeof calculationRequest>

/** What instalments would cost: preliminary and the same for everybody. Decimal strings in major units. */
export interface Calculation {
  readonly monthlyPayment: string
  /** A fraction: "0.0899" is 8.99 %. */
  readonly interestRateAnnual: string | null
  /** A fraction: the annual percentage rate, with all costs. */
  readonly creditCostRateAnnual: string | null
  readonly totalCost: string | null
  readonly totalCostOfCredit: string | null
  readonly downPaymentMinimumAmount: string | null
  readonly downPaymentMinimumPercentage: string | null
  /** Months. */
  readonly period: number | null
  readonly currency: string | null
}

const calculation: z.ZodType<Calculation> = z.preprocess(
  (body) => (isJsonObject(body) && isJsonObject(body["calculation"]) ? body["calculation"] : body),
  z
    .looseObject({
      paymentAmountMonthly: decimal,
      interestRateAnnual: decimalOrNull,
      creditCostRateAnnual: decimalOrNull,
      totalCost: decimalOrNull,
      totalCostOfCredit: decimalOrNull,
      downPaymentMinimumAmount: decimalOrNull,
      downPaymentMinimumPercentage: decimalOrNull,
      period: wholeOrNull,
      currency: shownText,
    })
    .transform((answer) => ({
      monthlyPayment: answer.paymentAmountMonthly,
      interestRateAnnual: answer.interestRateAnnual,
      creditCostRateAnnual: answer.creditCostRateAnnual,
      totalCost: answer.totalCost,
      totalCostOfCredit: answer.totalCostOfCredit,
      downPaymentMinimumAmount: answer.downPaymentMinimumAmount,
      downPaymentMinimumPercentage: answer.downPaymentMinimumPercentage,
      period: answer.period,
      currency: answer.currency,
    })),
)

/** B1: what instalments would cost. It changes nothing, although it is a POST. */
export const calculate: PartnerEndpoint<CalculationRequest, Calculation> = {
  id: "B1",
  group: "calculations",
  method: "POST",
  retry: "read",
  paths: byVersion("/partner/v2/shops/{shop}/calculations", "/partner/v3/shops/{shop}/calculations"),
  place: () => ({}),
  body: (input, dialect) => {
    const checked = calculationRequest.safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    const { productCode, amount, period, currency, paymentDay, downPaymentAmount } = checked.data
    const body = present({
      product_code: productCode,
      amount: jsonNumberOf(amount),
      period,
      currency,
      payment_day: paymentDay,
      down_payment_amount: downPaymentAmount && jsonNumberOf(downPaymentAmount),
      response_level: "simple",
    })
    return ok(inDialect(body, dialect))
  },
  decode: jsonAnswer(calculation),
}
