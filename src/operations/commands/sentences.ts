import { COMMAND_REFUSALS } from "../../core/partner/command-offers"
import type { CommandRefusal } from "./command-outcome"

/** Plain sentences for the merchant; the reason words are the keys. */
const SENTENCES: Readonly<Record<string, string>> = {
  ...COMMAND_REFUSALS,
  not_found: "This financing does not exist any more.",
  in_progress: "Somebody else is doing this at the moment. Look again in a few seconds.",
  approved_waiting_for_activation: "Approved; captured by itself on activation.",
  cancel_not_confirmed:
    "The service took the cancellation but does not show it yet. Read the financing again in a few minutes.",
  service_unavailable:
    "The financing service does not answer. Nothing was changed; read the financing again.",
  service_refused: "The financing service refused.",
  amount_mismatch:
    "The service reports another amount than the one that was asked for. Nothing was captured.",
  no_such_exit: "This cannot be done with the financing as it stands.",
  order_not_placed: "The order could not be placed.",
  amount_out_of_range: "The amount must be more than nothing and at most the financed amount.",
  partial_capture: "A financing is captured whole: the service knows no partial capture.",
  refund_not_available:
    "A financing cannot be refunded here yet. Withdraw or return it with the service, record that on the financing, then refund the same amount here.",
  cancel_active:
    "The order's financing is active. Withdraw it with the service and record that on the financing before the order is cancelled.",
  fulfillment_unpaid:
    "Do not ship: the financing of this order has ended without payment. Cancel the order, or take another payment and record which.",
  not_supported_by_method:
    "This payment method cannot be cancelled or returned through the service's API. Do it with the service, then record what was done.",
}

const STAGE_SENTENCES: Readonly<Record<string, string>> = {
  declined: "The service declined this financing.",
  cancelled: "This financing was cancelled.",
  expired: "This financing expired.",
  failed: "This financing failed at the service.",
  terminated: "The service terminated this financing.",
  withdrawn: "This financing was withdrawn.",
}

/** The sentence for a refusal, with the service's own codes behind it. */
export function sentenceOf(refusal: CommandRefusal): string {
  const stage = refusal.reason.startsWith("stage_") ? refusal.reason.slice("stage_".length) : null
  const sentence =
    SENTENCES[refusal.reason] ??
    (stage === null ? null : STAGE_SENTENCES[stage]) ??
    "The customer has not finished the financing yet."
  return refusal.codes.length === 0 ? sentence : `${sentence} (${refusal.codes.join(", ")})`
}
