import { isGranted } from "../../core/partner/desk-commands"
import { isEnd } from "../../core/shared/stage-moves"
import type { Desk } from "../desk"
import { isHandled } from "../settle/handled"
import type { GuardAnswer } from "./before-admin"

/**
 * Goods are not sent for which nobody pays: the financing has ended, was taken back, or is not granted. One that
 * waits for its approval may be packed; the screen warns.
 */
export async function beforeFulfillment(desk: Desk, orderId: string): Promise<GuardAnswer> {
  const financing = await desk.records.findFinancing({ order_id: orderId })
  if (financing === null || isGranted(financing)) return null
  if (!isEnd(financing.stage)) return { reason: "fulfillment_not_granted", codes: [] }
  const handled = isHandled(financing, await desk.records.listOperations(financing.id))
  if (handled || financing.closed_attention !== null) return null
  return { reason: "fulfillment_unpaid", codes: [] }
}

/**
 * An order edit, return, claim or exchange makes Medusa cancel a payment that is authorized and not captured, and open
 * another collection; that the provider refuses is swallowed. Of a captured financing nothing is cancelled: what the
 * change leaves to refund is refunded on the payment.
 */
export async function beforeOrderChange(desk: Desk, orderId: string): Promise<GuardAnswer> {
  const financing = await desk.records.findFinancing({ order_id: orderId })
  if (financing === null || financing.captured_at !== null || isEnd(financing.stage)) return null
  return { reason: "change_uncaptured", codes: [] }
}
