import type { FinancingRecord } from "../../core/shared/records"

/** Why no financing was started; each has a plain sentence for the shopper in the storefront's words. */
export type StartRefusal =
  | "cart_not_found"
  | "cart_completed"
  | "order_payment"
  | "nothing_to_finance"
  | "provider_disabled"
  | "no_plan"
  | "wrong_currency"
  | "wrong_country"
  | "wrong_items"
  | "wrong_time"
  | "amount_too_low"
  | "amount_too_high"
  | "test_plan_hidden"
  | "identity_check_missing"
  | "paused"
  | "busy"
  | "service_unavailable"
  | "service_refused"

export type StartOutcome =
  | { readonly kind: "started"; readonly financing: FinancingRecord; readonly redirectUrl: string }
  /** The shopper goes on in the shop itself: the direct flow, and the short flow up to its offer. */
  | { readonly kind: "in_shop"; readonly financing: FinancingRecord }
  /** A financing of this cart is already granted or paid: nothing new is opened. */
  | { readonly kind: "already_granted"; readonly financing: FinancingRecord }
  | { readonly kind: "refused"; readonly reason: StartRefusal; readonly financing: FinancingRecord | null }

export const refused = (reason: StartRefusal, financing: FinancingRecord | null = null): StartOutcome => ({
  kind: "refused",
  reason,
  financing,
})
