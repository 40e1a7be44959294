import { fillCart } from "../../../../demo/check/fill-cart"
import { followReturn, sandboxClient, sessionOf } from "../../../../demo/check/sandbox-client"
import { storeClient } from "../../../../demo/check/store-client"
import type { Stack } from "../../../../demo/stack"

/** An order that was bought by instalments in Estonia; there the contract waits for the merchant. */
export interface Sold {
  readonly orderId: string
  readonly financingId: string
  readonly session: string
  /** Major units, as the ledger writes them. */
  readonly total: string
}

interface Started {
  readonly financing: { readonly id: string }
  readonly next_action: { readonly url?: string }
}

interface Begun {
  readonly cartId: string
  readonly financingId: string
  readonly session: string
  readonly total: string
}

/** A shopper is on the service's page. */
export async function begin(stack: Stack): Promise<Begun> {
  const store = storeClient(stack)
  const cart = await fillCart(store, { country: "ee", handle: "phone" })
  const body = { cart_id: cart.id, method: "hire-purchase" }
  const started = await store<Started>("/financings", { body })
  const session = sessionOf(started.next_action.url ?? "")
  return { cartId: cart.id, financingId: started.financing.id, session, total: cart.total.toFixed(2) }
}

/** From the cart to the order, as the shop, the shopper's browser and the service do it. */
export async function sell(stack: Stack): Promise<Sold> {
  const { cartId, ...begun } = await begin(stack)
  const { browser_return: back } = await sandboxClient(stack.sandboxUrl).act(begun.session, "grant")
  await followReturn(back)
  const store = storeClient(stack)
  const placed = await store<{ order?: { id: string } }>(`/carts/${cartId}/complete`, { body: {} })
  if (!placed.order) throw new Error(`No order was placed: ${JSON.stringify(placed)}`)
  return { ...begun, orderId: placed.order.id }
}

/** An order whose contract is active: it was approved and captured. */
export async function sellAndApprove(stack: Stack): Promise<Sold> {
  const sold = await sell(stack)
  await stack.admin.post(`/financing/financings/${sold.financingId}/approve`)
  return sold
}
