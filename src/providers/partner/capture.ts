import type { CapturePaymentInput, CapturePaymentOutput } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { actorNow, noteRefusal } from "../../operations/acting"
import { approveFinancing } from "../../operations/commands/approve-financing"
import { sentenceOf } from "../../operations/commands/sentences"
import type { Desk } from "../../operations/desk"
import { financingOfPayment } from "../base/financing-of"

/**
 * Capture is the merchant's approval. An active financing is captured without a call.
 * @throws MedusaError NOT_ALLOWED with the reason, also when the service took the approval but has not activated yet
 */
export async function capture(desk: Desk, { data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
  const financing = await financingOfPayment(desk, data)
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The payment has no financing.")
  if (financing.stage === "active" && financing.amount_check !== "mismatch") return { data: data ?? {} }
  const outcome = await approveFinancing(desk, financing.id, { actor: actorNow() })
  if (outcome.ok) return { data: data ?? {} }
  noteRefusal(outcome.error)
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(outcome.error))
}
