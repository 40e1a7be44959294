import type { FinancingRecord } from "../../core/shared/records"
import { orphan } from "../raise-attention"
import { cancelLosing } from "../commands/cancel-losing"
import type { OrderPayment, PlacedOrder } from "../commerce"
import { FINANCING_EVENTS } from "../announce"
import type { Desk, ShopDesk } from "../desk"

/**
 * Records the order that the cart became, if this financing pays it. An order's id alone proves nothing:
 * its payment collection must hold a payment of our session.
 */
export async function linkOrder(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const order = await finished(desk, financing)
  const payment = ownPayment(order, financing)
  if (order === null) return orphan(desk, financing, { reason: "orphaned_order_failed", note: "no_order" })
  if (payment !== undefined) return saveOrder(desk, financing, { order, paymentId: payment.id })
  const paidOtherwise = order.payments.some(({ canceled }) => !canceled)
  return paidOtherwise ? cancelLosing(desk, financing) : lookAgainSoon(desk, financing)
}

/** The order, if it was placed with this financing's own payment and its process died before saying so. */
export async function linkIfOwn(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const order = await desk.commerce.orderOfCart(financing.cart_id)
  const payment = ownPayment(order, financing)
  if (order === null || payment === undefined) return financing
  return saveOrder(desk, financing, { order, paymentId: payment.id })
}

const AUTHORIZING_TAKES_MS = 30_000

/** The order is there, but nothing pays it yet: another payment may be on its way, and may fail. */
async function lookAgainSoon(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const at = new Date(desk.clock.now().getTime() + AUTHORIZING_TAKES_MS)
  return (await desk.records.changeFinancing(financing, { to: { next_check_at: at } })) ?? financing
}

const ownPayment = (order: PlacedOrder | null, financing: FinancingRecord): OrderPayment | undefined =>
  order?.payments.find((candidate) => candidate.sessionId === financing.payment_session_id)

/** The cart's order. One whose process died between placing and authorizing is authorized now. */
async function finished(desk: ShopDesk, financing: FinancingRecord): Promise<PlacedOrder | null> {
  const order = await desk.commerce.orderOfCart(financing.cart_id)
  const sessionId = financing.payment_session_id
  if (order === null || sessionId === null || ownPayment(order, financing) !== undefined) return order
  if (order.payments.length > 0 || !order.openSessions.includes(sessionId)) return order
  await desk.commerce.finishOrder(order.id, sessionId)
  return desk.commerce.orderOfCart(financing.cart_id)
}

async function saveOrder(
  desk: Desk,
  financing: FinancingRecord,
  placed: { readonly order: PlacedOrder; readonly paymentId: string },
): Promise<FinancingRecord> {
  let latest: FinancingRecord | null = financing
  while (latest !== null && latest.order_id === null) {
    const saved = await desk.records.changeFinancing(latest, {
      to: {
        order_id: placed.order.id,
        order_number: placed.order.number,
        payment_id: placed.paymentId,
        orphaned: false,
        ...(latest.orphaned ? { attention: null, attention_since: null, attention_note: null } : {}),
        checks: 0,
        next_check_at: desk.clock.now(),
      },
      journal: [
        {
          kind: "action",
          summary: "order_placed",
          details: { order_id: placed.order.id, payment_id: placed.paymentId },
        },
      ],
    })
    if (saved !== null) {
      await desk.announce(FINANCING_EVENTS.orderLinked, { id: saved.id })
      return saved
    }
    latest = await desk.records.findFinancing({ id: financing.id })
  }
  return latest ?? financing
}
