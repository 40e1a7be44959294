import { createHash } from "node:crypto"
import type { Offer, PlainSchedule } from "../shared/direct-state"
import { percentOf, sameAmount } from "../shared/money"
import type { ApplicationReading } from "./observation"

/** What an offer costs, as far as the service has said. Amounts in major units. */
export interface OfferCosts {
  readonly monthlyPayment: string | null
  /** A fraction. */
  readonly creditCostRateAnnual: string | null
  readonly totalCost: string | null
  readonly schedule: PlainSchedule | null
}

type OfferTerms = Pick<
  ApplicationReading,
  "uuid" | "amount" | "period" | "paymentDay" | "downPaymentAmount" | "offerValidTo"
>

/** Of one application under the same terms it is always the same. */
function offerIdOf(terms: OfferTerms): string {
  const { uuid, amount, period, paymentDay, downPaymentAmount, offerValidTo } = terms
  const text = JSON.stringify([uuid, amount, period, paymentDay, downPaymentAmount, offerValidTo])
  return `offer_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`
}

/** The offer of a positive decision, for the shopper to see and to accept. */
export const offerOf = (
  application: ApplicationReading,
  { costs, currency }: { readonly costs: OfferCosts; readonly currency: string },
): Offer => ({
  id: offerIdOf(application),
  number: application.number,
  amount: application.amount,
  currency_code: currency,
  period: application.period,
  payment_day: application.paymentDay,
  down_payment_amount: application.downPaymentAmount,
  monthly_payment: costs.monthlyPayment,
  apr: costs.creditCostRateAnnual === null ? null : percentOf(costs.creditCostRateAnnual),
  total_cost: costs.totalCost,
  schedule: costs.schedule,
  messages: application.decisionMessages,
  valid_to: application.offerValidTo,
})

/**
 * Whether the offer pays for the purchase. The amount has the down payment in it; where the service names none, what
 * was sent counts. docs/unknowns.md, C2
 */
export const paysFor = ({ amount }: Pick<Offer, "amount">, payable: string): boolean =>
  amount === null || sameAmount(amount, payable)

const DAY = /^\d{4}-\d{2}-\d{2}/

/** An offer stands to the end of its last day, in UTC; one without a day does not end by itself. docs/unknowns.md */
export function hasLapsed({ valid_to: last }: Pick<Offer, "valid_to">, now: Date): boolean {
  const [day] = DAY.exec(last ?? "") ?? []
  return day !== undefined && now.toISOString().slice(0, "YYYY-MM-DD".length) > day
}
