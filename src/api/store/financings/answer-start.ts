import type { MedusaResponse } from "@medusajs/framework/http"
import type { Desk } from "../../../operations/desk"
import { issueToken } from "../../../operations/shopper/issue-token"
import { nextAction, shopperFinancing } from "../../../operations/shopper/next-action"
import type { StartOutcome, StartRefusal } from "../../../operations/start/start-outcome"

/** Plain sentences for the shopper; a storefront has its own words for the reason. */
const SENTENCE = {
  cart_not_found: "There is no such cart.",
  cart_completed: "This cart has been ordered already.",
  order_payment: "An order that was placed already cannot be financed.",
  nothing_to_finance: "There is nothing to pay for this cart.",
  provider_disabled: "This payment method is not offered here.",
  no_plan: "This payment method is not offered here.",
  wrong_currency: "This payment method is not offered in this currency.",
  wrong_country: "This payment method is not offered in this country.",
  wrong_items: "This payment method is not offered for everything in this cart.",
  wrong_time: "This payment method is not offered at the moment.",
  amount_too_low: "The amount is too low for this payment method.",
  amount_too_high: "The amount is too high for this payment method.",
  test_plan_hidden: "This payment method is not offered here.",
  identity_check_missing: "This shop cannot take applications just now. Please choose another way to pay.",
  paused: "This payment method is not offered at the moment.",
  busy: "The financing is just being opened. Please try again in a moment.",
  service_unavailable: "The financing service cannot be reached. Please try again or choose another method.",
  service_refused: "The financing service did not accept this purchase. Please choose another method.",
} as const satisfies Record<StartRefusal, string>

const STATUS: Partial<Record<StartRefusal, number>> = {
  cart_not_found: 404,
  busy: 409,
  service_unavailable: 503,
}

/** Answers what was started, or 400, 404, 409 or 503 with a reason and a sentence for the shopper. */
export async function answerStart(desk: Desk, outcome: StartOutcome, res: MedusaResponse): Promise<void> {
  res.setHeader("Cache-Control", "no-store")
  if (outcome.kind === "refused") {
    const { reason } = outcome
    res.status(STATUS[reason] ?? 400).json({ type: "financing_refused", reason, message: SENTENCE[reason] })
    return
  }
  const { financing } = outcome
  const action =
    outcome.kind === "started"
      ? { type: "redirect" as const, url: outcome.redirectUrl }
      : await nextAction(desk, financing)
  res.json({
    financing: shopperFinancing(financing),
    token: await issueToken(desk, financing),
    next_action: action,
  })
}
