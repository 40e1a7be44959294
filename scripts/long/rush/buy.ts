import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"

import { orderPayment, readOrder } from "../../../demo/check/orders"
import { followReturn, sandboxClient, sessionOf } from "../../../demo/check/sandbox-client"
import type { BrowserReturn } from "../../../sandbox"
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

type Started = { next_action: { type: string; url?: string } }
type Completed = { type: string; order?: { id: string }; error?: { message: string } }

/**
 * One purchase, from the cart to the merchant's approval, while its callbacks arrive as planned.
 * @throws Error when a step is answered otherwise than a shopper or a merchant expects
 */
export async function buy(market: Market, purchase: Purchase): Promise<void> {
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
  const arrival = comeBack(door("back"), back)
  if (!purchase.impatient) await arrival
  const [told, orderId] = await Promise.all([arrival, complete(door("complete"), cart.id)])
  assert.equal(told.get("financing"), "placed", "the browser was told")
  assert.equal(told.get("order_id"), orderId, "the browser was led to another order")
  if (purchase.approval) await approve(door("approve"), orderId)
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

/** What the shop's return page is told. */
async function comeBack({ url }: Door, back: BrowserReturn): Promise<URLSearchParams> {
  return (await followReturn({ ...back, url: `${url}${new URL(back.url).pathname}` })).searchParams
}

/** The storefront asks for the order. */
async function complete({ store }: Door, cartId: string): Promise<string> {
  const answer = await store<Completed>(`/carts/${cartId}/complete`, { body: {} })
  assert.equal(answer.type, "order", answer.error?.message)
  return answer.order?.id ?? ""
}

/** The merchant captures the payment in the admin. */
async function approve({ admin }: Door, orderId: string): Promise<void> {
  const payment = orderPayment(await readOrder(admin, orderId))
  await admin.post(`/payments/${payment.id}/capture`)
}
