import type { CapturePaymentInput, CapturePaymentOutput } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { actorNow, noteRefusal } from "../../operations/acting"
import { sentenceOf } from "../../operations/commands/sentences"
import type { Desk } from "../../operations/desk"
import { receiveAdvance } from "../../operations/leasing/receive-advance"
import { financingOfPayment } from "../base/financing-of"

/**
 * A signed lease is captured without a call. Of one whose customer pays an advance to the shop, the capture is the
 * merchant's word that the advance has arrived.
 * @throws MedusaError NOT_ALLOWED with the reason
 */
export async function capture(desk: Desk, { data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
  const financing = await financingOfPayment(desk, data)
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The payment has no financing.")
  const outcome = await receiveAdvance(desk, financing.id, { actor: actorNow() })
  if (outcome.ok) return { data: data ?? {} }
  noteRefusal(outcome.error)
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(outcome.error))
}
