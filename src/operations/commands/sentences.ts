import { LEASING_REFUSALS } from "../../core/leasing/desk-commands"
import { COMMAND_REFUSALS } from "../../core/partner/command-offers"
import { PAPER_SENTENCES } from "../papers/sentences"
import type { CommandRefusal } from "./command-outcome"

/** Plain sentences for the merchant; the reason words are the keys. */
const SENTENCES: Readonly<Record<string, string>> = {
  ...COMMAND_REFUSALS,
  ...PAPER_SENTENCES,
  ...LEASING_REFUSALS,
  not_found: "This financing does not exist any more.",
  in_progress: "Somebody else is doing this at the moment. Look again in a few seconds.",
  approved_waiting_for_activation: "Approved; captured by itself on activation.",
  cancel_not_confirmed:
    "The service took the cancellation but does not show it yet. Read the financing again in a few minutes.",
  service_unavailable:
    "The financing service does not answer. Nothing is sent twice: read the financing again, then repeat it.",
  service_refused: "The financing service refused.",
  amount_mismatch:
    "The service reports another amount than the one that was asked for. Nothing was captured.",
  nothing_left: "Everything has been given back already.",
  not_started: "This financing was never started at the service.",
  no_such_exit: "This cannot be done with the financing as it stands.",
  order_not_placed: "The order could not be placed.",
  amount_out_of_range: "The amount must be more than nothing and at most the financed amount.",
  partial_capture: "A financing is captured whole: the service knows no partial capture.",
  refund_record_first:
    "Pay next month is returned with the service, not from here. Do it there, record the amount on the financing, then refund the same amount here.",
  cancel_active:
    "The order's financing is active, and its full withdrawal is not agreed for this plan. Withdraw it with the service and record that on the financing before the order is cancelled.",
  cancel_shipped:
    "Something of this order was shipped, so its financing is not withdrawn by cancelling the order. Withdraw or return it on the financing first.",
  fulfillment_unpaid:
    "Do not ship: the financing of this order has ended without payment. Cancel the order, or take another payment and record which.",
  fulfillment_not_granted:
    "Do not ship: the financing of this order is not granted at the moment. Read the financing again first.",
  change_uncaptured:
    "The financing of this order is not captured yet, and this change would make Medusa cancel its payment. Approve the financing first, or cancel the order and place a new one.",
  not_captured: "The payment is not captured yet: there is nothing to give back. Cancel the order instead.",
  no_order: "There is no order for this financing yet. Place the order first.",
  medusa_refused: "Medusa did not book it. Nothing was lost: read the financing again.",
  connection_unreadable: "The connection of this financing cannot be read. Enter its key again.",
  withdrawn_waiting_for_termination:
    "The service took the withdrawal; the contract is ended by the service shortly.",
  withdrawn_already: "The whole financing was withdrawn already.",
  earlier_unclear:
    "An earlier return or withdrawal was not answered, and it is not known yet whether it was done. Read the financing again before anything else is given back.",
  too_early: "A part can be given back from the day after the contract on, not before.",
  not_paid_out:
    "The service does not allow a partial return now: usually because it has not paid the merchant yet. Try again later, or let it be tried every day by itself.",
  return_not_offered: "This payment method has no partial return through the service's API.",
  amount_zero: "The amount must be more than nothing.",
  amount_negative: "The amount must not be negative.",
  amount_decimals: "The amount has more decimals than its currency.",
  amount_over_rest: "The amount is more than what is left of the financing.",
  amount_under_range: "The amount is less than the service allows to be given back. The least is:",
  amount_over_range: "The amount is more than the service allows to be given back in part. The most is:",
  amount_of_items: "The amount is not the sum of the chosen items.",
  items_not_returnable: "Of the chosen items, not so many can be given back.",
  recorded_over_payable: "More than the financed amount would then be recorded as given back.",
  return_not_found: "There is no such return.",
  return_closed: "This return was left or refused. Start a new one.",
  return_not_open: "This return cannot be left any more: it was sent to the service.",
  record_open:
    "The same amount is recorded as given back outside, and not booked yet. Refund it in the order's payment section first.",
  draft_renewed:
    "The contract has changed since the return was drafted. A new draft was made: look at its payment schedule, then confirm again.",
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
