import { z } from "@medusajs/framework/zod"
import { jsonNumberOf } from "../../core/shared/money"
import { err, ok } from "../../core/shared/result"
import { jsonAnswer } from "../http/decoders"
import { amountSent } from "./amount-sent"
import { calculation, type Calculation } from "./calculation-reading"
import { inDialect, present, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { codesOf } from "../http/request-codes"

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
  /** How much is answered: the monthly payment, also what stands behind it, also each payment. */
  level: z.enum(["simple", "advanced", "payment_schedule"]).default("simple"),
})

export type CalculationRequest = z.input<typeof calculationRequest>

/** B1: what instalments would cost. It changes nothing, although it is a POST. */
export const calculate: PartnerEndpoint<CalculationRequest, Calculation> = {
  id: "B1",
  group: "calculations",
  method: "POST",
  retry: "read",
  paths: inBothVersions("/calculations"),
  place: () => ({}),
  body: ({ input }, dialect) => {
    const checked = calculationRequest.safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    const { productCode, amount, period, currency, paymentDay, downPaymentAmount, level } = checked.data
    const body = present({
      product_code: productCode,
      amount: jsonNumberOf(amount),
      period,
      currency,
      payment_day: paymentDay,
      down_payment_amount: downPaymentAmount && jsonNumberOf(downPaymentAmount),
      response_level: level,
    })
    return ok(inDialect(body, dialect))
  },
  decode: jsonAnswer(calculation),
}
