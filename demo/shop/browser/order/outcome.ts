import { forgetFinancing, isInShop, refreshFinancing } from "../financing/financings"
import { isEnd } from "../financing/reasons"
import { forgetCart, rememberedCart, rememberedOrder, rememberOrder } from "../memory"
import { loadOrder, type Order } from "./placed-order"
import { post } from "../store-api"

export type Outcome =
  | { kind: "order"; order: Order }
  | { kind: "refused"; reason: string }
  | { kind: "waiting"; afterSeconds: number; continueUrl: string | null }
  | { kind: "in_shop" }
  | { kind: "nothing" }

type Completed =
  { type: "order"; order: { id: string } } | { type: "cart"; error: { type: string; message: string } }

const LOOK_AGAIN_SECONDS = 3

/**
 * What became of the remembered cart. The word in the address is only a hint: the plugin is asked where this
 * browser holds a ticket, and Medusa's answer to "complete" is what counts.
 */
export async function outcome(): Promise<Outcome> {
  const query = new URLSearchParams(location.search)
  const cartId = rememberedCart()
  if (!cartId) return known(query.get("order_id") ?? rememberedOrder())
  const next = await refreshFinancing(cartId)
  if (next?.type === "choose_other") return { kind: "refused", reason: next.reason }
  if (next && isInShop(next)) return { kind: "in_shop" }
  if (next?.type === "wait") return waiting(next.poll_after_seconds)
  if (next?.type === "redirect") return waiting(LOOK_AGAIN_SECONDS, next.url)
  const word = query.get("financing")
  if (!next && isEnd(word)) return { kind: "refused", reason: query.get("reason") ?? word }
  return complete(cartId)
}

const waiting = (afterSeconds: number, continueUrl: string | null = null): Outcome => ({
  kind: "waiting",
  afterSeconds,
  continueUrl,
})

async function known(orderId: string | null): Promise<Outcome> {
  return orderId ? { kind: "order", order: await loadOrder(orderId) } : { kind: "nothing" }
}

/** Asks Medusa for the order; it may have placed it already. Only then the cart is dropped. */
async function complete(cartId: string): Promise<Outcome> {
  const answer = await post<Completed>(`/carts/${cartId}/complete`)
  if (answer.type === "cart") {
    const open = answer.error.type === "payment_requires_more_error"
    return open ? waiting(LOOK_AGAIN_SECONDS) : { kind: "refused", reason: answer.error.type }
  }
  forgetCart()
  forgetFinancing(cartId)
  rememberOrder(answer.order.id)
  return known(answer.order.id)
}
