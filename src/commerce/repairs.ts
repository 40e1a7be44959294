import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { CartMark } from "../operations/commerce"
import { graph } from "./graph"

/** Writes through the module, not the workflow: totals and payment sessions stay as they are. What others wrote stays. */
export async function markCart(container: MedusaContainer, cartId: string, mark: CartMark): Promise<void> {
  const metadata = { financing_reference: mark.reference, ...(mark.test ? { financing_test: true } : {}) }
  await container.resolve(Modules.CART).updateCarts(cartId, { metadata })
}

/** An empty text takes a key out of the metadata: Medusa's own convention. */
const UNMARKED = { financing_reference: "", financing_test: "" } as const

export async function unmarkCart(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.CART).updateCarts(cartId, { metadata: { ...UNMARKED } })
}

const orderRow = z.looseObject({
  id: z.string(),
  items: z.array(z.looseObject({ id: z.string() })).nullish(),
})
const linkRow = z.looseObject({ order_id: z.string() })

/** What complete-cart itself would have taken back, had its process lived: such an order never told anybody. */
export async function dropHalfOrders(container: MedusaContainer, reference: string): Promise<number> {
  const filters = { metadata: { financing_reference: reference } }
  const orders = await graph(container, { entity: "order", fields: ["id", "items.id"], filters }, orderRow)
  const ids = orders.map((order) => order.id)
  if (ids.length === 0) return 0
  const question = { entity: "order_cart", fields: ["order_id"], filters: { order_id: ids } }
  const linked = new Set((await graph(container, question, linkRow)).map((link) => link.order_id))
  const half = orders.filter((order) => !linked.has(order.id))
  if (half.length === 0) return 0
  const items = half.flatMap((order) => order.items ?? []).map((item) => item.id)
  await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(items)
  await container.resolve(Modules.ORDER).deleteOrders(half.map((order) => order.id))
  return half.length
}

/** Core takes the cart's lock without an owner, so anybody may give it back. */
export async function freeCart(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.LOCKING).release(cartId)
}

/** The event of an order whose process died was never sent. */
export async function finishOrder(
  container: MedusaContainer,
  orderId: string,
  paymentSessionId: string,
): Promise<void> {
  await container.resolve(Modules.PAYMENT).authorizePaymentSession(paymentSessionId, {})
  await container.resolve(Modules.EVENT_BUS).emit({ name: "order.placed", data: { id: orderId } })
}

export async function dropRefund(container: MedusaContainer, refundId: string): Promise<void> {
  await container.resolve(Modules.PAYMENT).deleteRefunds([refundId])
}

export async function dropCapture(container: MedusaContainer, captureId: string): Promise<void> {
  await container.resolve(Modules.PAYMENT).deleteCaptures([captureId])
}
