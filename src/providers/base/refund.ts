import type { RefundPaymentInput, RefundPaymentOutput } from "@medusajs/framework/types"
import { BigNumber, MedusaError } from "@medusajs/framework/utils"
import { decimalOf } from "../../core/shared/money"
import { actorNow, noteRefusal } from "../../operations/acting"
import { sentenceOf } from "../../operations/commands/sentences"
import type { Desk } from "../../operations/desk"
import { giveBack } from "../../operations/returns/give-back"
import { financingOfPayment } from "./financing-of"

/**
 * A refund is a return at the service: what was given back there is booked once, or given back now.
 * @throws MedusaError NOT_ALLOWED with the reason when nothing of that amount can be given back
 */
export async function refund(
  desk: Desk,
  { data, amount, context }: RefundPaymentInput,
): Promise<RefundPaymentOutput> {
  const financing = await financingOfPayment(desk, data)
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The payment has no financing.")
  const value = decimalOf(new BigNumber(amount).bigNumber?.toFixed())
  const refundId = context?.idempotency_key
  if (value === null || refundId === undefined)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The refund has no amount.")
  const outcome = await giveBack(desk, financing, { amount: value, refundId, actor: actorNow() })
  if (outcome.ok) return { data: data ?? {} }
  noteRefusal(outcome.error)
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(outcome.error))
}
