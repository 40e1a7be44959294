import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import { ORDER_CANCEL } from "../commands/cancel-financing"
import type { Desk, ShopDesk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { isHandled } from "./handled"
import { linkIfOwn } from "./link-order"

/** A financing that ended: its payment session can no longer complete the cart, its payment is cancelled. */
export async function settleEnd(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const linked = financing.order_id === null ? await linkIfOwn(desk, financing) : financing
  if (linked.order_id !== null) return endedAfterPlacing(desk, linked)
  if (financing.payment_session_id !== null) {
    const as = MEANING_OF_STAGE[financing.stage] === "refused" ? "error" : "canceled"
    await desk.commerce.endSession(financing.payment_session_id, as)
  }
  return financing
}

/** The order stands without money: cancel it, take another payment, or record what was agreed. */
async function endedAfterPlacing(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const order = financing.order_id === null ? null : await desk.commerce.order(financing.order_id)
  const payment = order?.payments.find((candidate) => candidate.id === financing.payment_id)
  if (payment !== undefined && !payment.canceled && !payment.captured)
    await desk.commerce.cancelPayment(payment.id)
  if (order === null || order.canceled || financing.attention === "order_without_payment") return financing
  const operations = await desk.records.listOperations(financing.id)
  if (isHandled(financing, operations)) return financing
  if (operations.some((operation) => isCancellingNow(desk, operation))) return lookAgain(desk, financing)
  return raiseAttention(desk, financing, { reason: "order_without_payment" })
}

/** The order is being cancelled right now, behind the cancellation of its financing. */
const ORDER_CANCEL_TAKES_MS = 60_000

const isCancellingNow = (desk: Desk, { kind, note, updated_at: at }: OperationRecord): boolean =>
  kind === "cancel" &&
  note === ORDER_CANCEL &&
  desk.clock.now().getTime() - at.getTime() < ORDER_CANCEL_TAKES_MS

async function lookAgain(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const at = new Date(desk.clock.now().getTime() + ORDER_CANCEL_TAKES_MS)
  return (await desk.records.changeFinancing(financing, { to: { next_check_at: at } })) ?? financing
}
