import { sameAmount } from "../shared/money"
import type { AmountCheck } from "../shared/records"
import type { DirectObservation, PartnerObservation } from "./observation"

/** What was asked for. */
export interface Payable {
  /** A decimal string in major units. */
  readonly amount: string
  readonly currency: string
}

/** What a system answered of an amount; null where it says nothing. */
interface NamedAmount {
  readonly amount: string | null
  readonly currency: string | null
}

function check(named: NamedAmount, payable: Payable): { readonly amount: AmountCheck } {
  if (named.currency !== null && named.currency.toUpperCase() !== payable.currency.toUpperCase())
    return { amount: "mismatch" }
  if (named.amount === null) return { amount: "amount_as_sent" }
  return { amount: sameAmount(named.amount, payable.amount) ? "confirmed" : "mismatch" }
}

/**
 * Whether the service finances what was asked for: the same amount in the same currency.
 * Where its answer names no amount, the one that was sent counts, and that is said.
 */
export const paidCheck = ({ session }: Pick<PartnerObservation, "session">, payable: Payable) =>
  check({ amount: session.totalAmount, currency: session.currency }, payable)

/** The same in the direct flow, where the application names the amount and no currency. */
export const directPaidCheck = ({ application }: Pick<DirectObservation, "application">, payable: Payable) =>
  check({ amount: application.amount, currency: null }, payable)
