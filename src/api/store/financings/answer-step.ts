import type { MedusaResponse } from "@medusajs/framework/http"
import { formSentence } from "../../../core/shared/form-sentences"
import type { FinancingRecord } from "../../../core/shared/records"
import type { Desk } from "../../../operations/desk"
import type { DirectOutcome, DirectReason, DirectRefusal } from "../../../operations/direct/direct-outcome"
import { answerShopper } from "./answer-shopper"

const UNAVAILABLE: readonly DirectReason[] = ["service_unavailable"]

/** Answers a step with where the financing stands, or with why it was not taken. */
export async function answerStep(
  desk: Desk,
  { financing, outcome }: { readonly financing: FinancingRecord; readonly outcome: DirectOutcome },
  res: MedusaResponse,
): Promise<void> {
  if (outcome.ok) await answerShopper(desk, outcome.value, res)
  else answerRefusal(outcome.error, financing, res)
}

/** 400 for what was entered, 403 for what no shopper may do, 409 for what is not possible now, 503 without the service. */
export function answerRefusal(
  refusal: DirectRefusal,
  { locale }: FinancingRecord,
  res: MedusaResponse,
): void {
  res.setHeader("Cache-Control", "no-store")
  switch (refusal.kind) {
    case "invalid":
      res.status(400).json({ type: "invalid_application", problems: refusal.problems })
      return
    case "not_allowed":
      res.status(403).json({ type: "not_allowed", message: "This signing cannot be confirmed here." })
      return
    case "code": {
      const { reason } = refusal
      res.status(400).json({ type: "code_refused", reason, message: formSentence(reason, locale) })
      return
    }
    case "refused": {
      const { reason } = refusal
      const status = UNAVAILABLE.includes(reason) ? 503 : 409
      res.status(status).json({ type: "financing_refused", reason, message: SENTENCES[reason] })
    }
  }
}

/** Plain sentences for the shopper; a storefront has its own words for the reason. */
const SENTENCES = {
  already_applied: "The application has been sent already.",
  application_unknown: "We are finding out what became of your application. The shop will contact you.",
  bank_not_possible: "A bank cannot be asked now. Please upload the documents.",
  cart_changed: "The cart has changed. Please start the financing again.",
  identity_check_missing: "This shop cannot take applications just now. Please choose another way to pay.",
  identity_not_proven: "Please confirm who you are first.",
  method_not_offered: "This way of signing is not offered for this contract.",
  not_direct: "This financing goes on at the financing service.",
  not_now: "This is not possible at the moment. Please load the page again.",
  offer_changed: "The offer has changed. Please read the new one.",
  offer_expired: "The offer has expired. Please choose another way to pay.",
  offer_not_acceptable: "The offer does not pay for the whole purchase. Please choose another way to pay.",
  in_progress: "This is just being done. Please try again in a moment.",
  service_unavailable: "The financing service cannot be reached. Please try again in a moment.",
  service_refused: "The financing service did not accept this. Please try again or choose another way.",
} as const satisfies Record<DirectReason, string>

/** Answers where the shopper goes on outside of the shop, or why not. */
export function answerRedirect(
  outcome: DirectOutcome<{ readonly redirectUrl: string }>,
  financing: FinancingRecord,
  res: MedusaResponse,
): void {
  if (!outcome.ok) {
    answerRefusal(outcome.error, financing, res)
    return
  }
  res.setHeader("Cache-Control", "no-store")
  res.json({ redirect_url: outcome.value.redirectUrl })
}
