import { sameAmount } from "../shared/money"
import type { AmountCheck } from "../shared/records"
import type { PartnerObservation } from "./observation"

/** What was asked for. */
export interface Payable {
  /** A decimal string in major units. */
  readonly amount: string
  readonly currency: string
}

/**
 * Whether the service finances what was asked for: the same amount in the same currency.
 * Where its answer names no amount, the one that was sent counts, and that is said.
 */
export function paidCheck(
  observation: PartnerObservation,
  payable: Payable,
): { readonly amount: AmountCheck } {
  const { totalAmount, currency } = observation.session
  if (currency !== null && currency.toUpperCase() !== payable.currency.toUpperCase())
    return { amount: "mismatch" }
  if (totalAmount === null) return { amount: "amount_as_sent" }
  return { amount: sameAmount(totalAmount, payable.amount) ? "confirmed" : "mismatch" }
}
