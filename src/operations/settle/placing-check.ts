import type { AttentionReason } from "../../core/shared/attention"
import { payableOf, sameAmount } from "../../core/shared/money"
import { methodOfProvider, providerIdOf } from "../../core/shared/provider-id"
import type { FinancingRecord } from "../../core/shared/records"
import type { CartSnapshot, PaymentSession } from "../commerce"

/** What has to be done with the cart's payment sessions before the order can be placed. */
export type PlacingStep =
  | { readonly kind: "place" }
  /** The only processable session is of our method, but nobody is bound to it yet. */
  | { readonly kind: "bind"; readonly sessionId: string }
  /** The money is there and other sessions are merely pending: open a session of our own and bind it. */
  | { readonly kind: "adopt" }
  | { readonly kind: "orphan"; readonly reason: AttentionReason }

const orphan = (reason: AttentionReason): PlacingStep => ({ kind: "orphan", reason })

/** Decides by the cart as it is now whether this financing may place its order. */
export function placingStep(
  cart: CartSnapshot,
  financing: FinancingRecord,
  given: { readonly byPerson: boolean; readonly boundTo: (sessionId: string) => string | null },
): PlacingStep {
  if (!isSamePurchase(cart, financing, given.byPerson)) return orphan("orphaned_cart_changed")
  const own = providerIdOf(financing.method)
  if (!cart.enabledProviders.includes(own)) return orphan("orphaned_provider_disabled")
  const live = cart.sessions.filter((session) => session.state !== "dead")
  const [only, ...more] = live
  if (only !== undefined && more.length === 0 && methodOfProvider(only.providerId) === financing.method) {
    const holder = given.boundTo(only.id)
    if (holder === financing.id) return { kind: "place" }
    if (holder === null) return { kind: "bind", sessionId: only.id }
  }
  return othersDecide(live, financing, given.byPerson)
}

function isSamePurchase(cart: CartSnapshot, financing: FinancingRecord, byPerson: boolean): boolean {
  if (cart.currencyCode !== financing.currency_code) return false
  if (!sameAmount(payableOf(cart.total, cart.currencyCode), financing.payable)) return false
  return byPerson || cart.fingerprint === financing.fingerprint
}

/** Money that is there adopts a cart whose other sessions are only pending; a mere grant waits for a person. */
function othersDecide(
  live: readonly PaymentSession[],
  financing: FinancingRecord,
  byPerson: boolean,
): PlacingStep {
  const anotherIsPaying = live.some((session) => session.state === "settled")
  if (anotherIsPaying) return orphan("orphaned_other_method")
  const mayAdopt = live.length === 0 || financing.stage === "active" || byPerson
  return mayAdopt ? { kind: "adopt" } : orphan("orphaned_other_method")
}
