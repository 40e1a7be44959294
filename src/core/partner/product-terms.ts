import { z } from "@medusajs/framework/zod"
import type { PlanRecord } from "../shared/records"

const texts = z.array(z.string()).catch([])
const numbers = z.array(z.number()).catch([])

const kept = z.looseObject({
  paymentDays: numbers,
  downPaymentEnabled: z.boolean().nullable().catch(null),
  requiredParameters: texts,
})

/** What B2 said of a plan's product, as far as an application needs it. */
export interface ProductOptions {
  /** Months. */
  readonly periods: readonly number[]
  /** Days of the month; empty where the service chooses. */
  readonly paymentDays: readonly number[]
  readonly downPaymentEnabled: boolean
  /** Dotted names of what an application must contain. */
  readonly requiredParameters: readonly string[]
}

export function productOptions(plan: Pick<PlanRecord, "periods" | "parameters">): ProductOptions {
  const { paymentDays, downPaymentEnabled, requiredParameters } = kept.parse(plan.parameters ?? {})
  return {
    periods: plan.periods,
    paymentDays,
    downPaymentEnabled: downPaymentEnabled === true,
    requiredParameters,
  }
}
