import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"

import { orderPayment, readOrder } from "../../../demo/check/orders"
import { followReturn, sandboxClient, sessionOf } from "../../../demo/check/sandbox-client"
import { fillBasket, type Goods } from "../../load/goods"
import type { Door } from "../../load/open-doors"
import type { CallbackRelay } from "./callback-relay"
import type { Purchase } from "./plan-purchases"

export type Market = {
  readonly doors: readonly Door[]
  readonly goods: Goods
  readonly promotion: string
  readonly sandboxUrl: string
  readonly relay: CallbackRelay
}

export type Bought = { readonly sessionUuid: string; readonly orderId: string }

type Started = { next_action: { type: string; url?: string } }
type Completed = { type: string; order?: { id: string }; error?: { message: string } }

/**
 * One purchase, from the cart to the merchant's approval, while its callbacks arrive as planned.
 * @throws Error when a step is answered otherwise than a shopper or a merchant expects
 */
export async function buy(market: Market, purchase: Purchase): Promise<Bought> {
  const door = (name: keyof Purchase["doors"]) => doorAt(market.doors, purchase.doors[name])
  const cart = await fillBasket(door("cart").store, market.goods, {
    ...purchase,
    email: `shopper-${purchase.number}@example.com`,
    promotion: purchase.promotion ? market.promotion : "",
  })
  const sessionUuid = await start(door("start"), cart.id, purchase.method)
  market.relay.expect(sessionUuid, purchase.callbacks)

  const { browser_return: back } = await sandboxClient(market.sandboxUrl).act(sessionUuid, "grant")
  await pause(purchase.comesBackAfterMs)
  const { pathname } = new URL(back.url)
  const target = await followReturn({ ...back, url: `${door("back").url}${pathname}` })
  assert.equal(target.searchParams.get("financing"), "placed", "the browser was told")

  const path = `/carts/${cart.id}/complete`
  const answer = await door("complete").store<Completed>(path, { body: {} })
  assert.equal(answer.type, "order", answer.error?.message)
  const orderId = answer.order?.id ?? ""
  assert.equal(target.searchParams.get("order_id"), orderId, "the browser was led to another order")
  if (purchase.approval) await approve(door("approve"), orderId)
  return { sessionUuid, orderId }
}

function doorAt(doors: readonly Door[], number: number): Door {
  const door = doors[number % doors.length]
  if (!door) throw new Error("The store has no door.")
  return door
}

async function start(door: Door, cartId: string, method: string): Promise<string> {
  const { next_action: next } = await door.store<Started>("/financings", {
    body: { cart_id: cartId, method },
  })
  assert.equal(next.type, "redirect")
  return sessionOf(next.url ?? "")
}

/** The merchant captures the payment in the admin. */
async function approve({ admin }: Door, orderId: string): Promise<void> {
  const payment = orderPayment(await readOrder(admin, orderId))
  await admin.post(`/payments/${payment.id}/capture`)
}
