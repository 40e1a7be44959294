import type { RefundPaymentInput, RefundPaymentOutput } from "@medusajs/framework/types"
import { BigNumber, MedusaError } from "@medusajs/framework/utils"
import { decimalOf } from "../../core/shared/money"
import { consumeReturn } from "../../operations/commands/consume-return"
import { sentenceOf } from "../../operations/commands/sentences"
import type { Desk } from "../../operations/desk"
import { financingOfPayment } from "./financing-of"

/**
 * Books a refund only for what was given back at the service: it uses up one recorded return of that amount.
 * @throws MedusaError NOT_ALLOWED when nothing of that amount was recorded
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
  const consumed = await consumeReturn(desk, financing, { amount: value, refundId })
  if (!consumed)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      sentenceOf({ reason: "refund_not_available", codes: [] }),
    )
  return { data: data ?? {} }
}
