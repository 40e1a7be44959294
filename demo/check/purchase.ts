import assert from "node:assert/strict"

import type { Stack } from "../stack"
import { type Cart, fillCart } from "./fill-cart"
import { orderPayment, readOrder } from "./orders"
import { followReturn, sandboxClient, sessionOf } from "./sandbox-client"
import { storeClient } from "./store-client"

/** A step answers what it saw, and throws when the purchase went another way. */
export type Step = { readonly name: string; readonly run: () => Promise<string> }

export type Started = { next_action: { type: string; url?: string } }
export type Completed = {
  type: string
  order?: { id: string; display_id: number }
  error?: { message: string }
}
type Purchase = { cart: Cart; sessionUuid: string; orderId: string }

/** One purchase with the merchant's approval, over HTTP as the shop, the shopper's browser and the merchant do it. */
export function purchaseSteps(stack: Stack): Step[] {
  const purchase: Purchase = { cart: { id: "", total: 0, currency_code: "" }, sessionUuid: "", orderId: "" }
  return [...shopperSteps(stack, purchase), ...merchantSteps(stack, purchase)]
}

function shopperSteps(stack: Stack, purchase: Purchase): Step[] {
  const store = storeClient(stack)
  const fill = async () => {
    purchase.cart = await fillCart(store, { country: "ee", handle: "phone" })
    return `${purchase.cart.total.toFixed(2)} ${purchase.cart.currency_code}`
  }
  const start = async () => {
    const body = { cart_id: purchase.cart.id, method: "hire-purchase" }
    const { next_action: next } = await store<Started>("/financings", { body })
    assert.equal(next.type, "redirect")
    purchase.sessionUuid = sessionOf(next.url ?? "")
    return `session ${purchase.sessionUuid}`
  }
  const comeBack = async () => {
    const { session, browser_return } = await sandboxClient(stack.sandboxUrl).act(
      purchase.sessionUuid,
      "grant",
    )
    assert.equal(session.status, "granted")
    const target = await followReturn(browser_return)
    assert.ok(target.href.startsWith(`${stack.shopUrl}/return`), `the browser was sent to ${target.href}`)
    return `financing=${target.searchParams.get("financing") ?? ""}`
  }
  const complete = async () => {
    const answer = await store<Completed>(`/carts/${purchase.cart.id}/complete`, { body: {} })
    assert.equal(answer.type, "order", answer.error?.message)
    purchase.orderId = answer.order?.id ?? ""
    assert.equal((await readOrder(stack.admin, purchase.orderId)).payment_status, "authorized")
    return `order #${String(answer.order?.display_id)}`
  }
  return [
    { name: "A cart in Estonia with a phone and a courier", run: fill },
    { name: "Hire purchase is started", run: start },
    { name: "The service grants it and sends the browser back", run: comeBack },
    { name: "The order is placed and authorized", run: complete },
  ]
}

function merchantSteps({ admin, sandboxUrl }: Stack, purchase: Purchase): Step[] {
  const approve = async () => {
    const payment = orderPayment(await readOrder(admin, purchase.orderId))
    await admin.post(`/payments/${payment.id}/capture`)
    const { payment_status: status } = await readOrder(admin, purchase.orderId)
    assert.equal(status, "captured")
    return status
  }
  const compare = async () => {
    const { session, contract } = await sandboxClient(sandboxUrl).session(purchase.sessionUuid)
    const { total } = await readOrder(admin, purchase.orderId)
    assert.equal(contract?.status, "activated")
    assert.equal(session.paid_amount, total.toFixed(2))
    assert.equal(session.currency.toLowerCase(), purchase.cart.currency_code)
    return `${session.paid_amount} ${session.currency}`
  }
  return [
    { name: "The merchant approves: Medusa captures the payment", run: approve },
    { name: "The service's ledger and Medusa agree to the cent", run: compare },
  ]
}
