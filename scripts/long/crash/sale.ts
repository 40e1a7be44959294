import type { AdminApi } from "../../../demo/stack/admin-api"
import { sandboxClient, sessionOf } from "../../../demo/check/sandbox-client"
import { fillBasket, type Goods } from "../../load/goods"
import type { Door } from "../../load/open-doors"

/** One order that waits for the merchant's approval, here and at the service. */
export type Sale = {
  readonly financingId: string
  readonly orderId: string
  readonly paymentId: string
  readonly sessionUuid: string
}

type Started = { financing: { id: string }; next_action: { url?: string } }
type Completed = { type: string; order?: { id: string }; error?: { message: string } }
type Shown = { financing: { order_id: string; payment_id: string } }

export type Store = { readonly door: Door; readonly goods: Goods; readonly sandboxUrl: string }

/** @throws Error when the order is not placed */
export async function sell({ door, goods, sandboxUrl }: Store, number: number): Promise<Sale> {
  const email = `shopper-${String(number)}@example.com`
  const cart = await fillBasket(door.store, goods, { country: "ee", article: 0, quantity: 1, email })
  const body = { cart_id: cart.id, method: "hire-purchase" }
  const started = await door.store<Started>("/financings", { body })
  const sessionUuid = sessionOf(started.next_action.url ?? "")
  await sandboxClient(sandboxUrl).act(sessionUuid, "grant")
  const placed = await door.store<Completed>(`/carts/${cart.id}/complete`, { body: {} })
  if (placed.type !== "order") throw new Error(`No order: ${placed.error?.message ?? placed.type}`)
  const financingId = started.financing.id
  const { financing } = await shown(door.admin, financingId)
  return { financingId, orderId: financing.order_id, paymentId: financing.payment_id, sessionUuid }
}

const shown = (admin: AdminApi, id: string): Promise<Shown> => admin.get<Shown>(`/financing/financings/${id}`)

/** Approved and paid out: what may be withdrawn, and from the next day on given back in part. */
export async function makeActive({ door, sandboxUrl }: Store, sale: Sale): Promise<void> {
  await door.admin.post(`/financing/financings/${sale.financingId}/approve`)
  await sandboxClient(sandboxUrl).act(sale.sessionUuid, "pay_out")
}
