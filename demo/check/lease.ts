import assert from "node:assert/strict"

import type { Stack } from "../stack"
import { type Cart, fillCart } from "./fill-cart"
import { orderPayment, type PlacedOrder, readOrder } from "./orders"
import type { Completed, Started, Step } from "./purchase"
import { followReturn, sandboxClient } from "./sandbox-client"
import { storeClient } from "./store-client"

/** A capture follows the signature; the alert may come a moment later than the browser. */
const CAPTURE_LIMIT_MS = 20_000

type Lease = { cart: Cart; token: string; order: PlacedOrder | null }

/** One leasing in Lithuania, over HTTP as the shop and the shopper's browser do it. */
export function leasingSteps(stack: Stack): Step[] {
  const store = storeClient(stack)
  const sandbox = sandboxClient(stack.sandboxUrl)
  const lease: Lease = { cart: { id: "", total: 0, currency_code: "" }, token: "", order: null }
  const fill = async () => {
    lease.cart = await fillCart(store, { country: "lt", handle: "laptop" })
    return `${lease.cart.total.toFixed(2)} ${lease.cart.currency_code}`
  }
  const start = async () => {
    const { next_action: next } = await store<Started>("/financings", {
      body: { cart_id: lease.cart.id, method: "leasing" },
    })
    assert.equal(next.type, "redirect")
    const { leasing } = await sandbox.ledger()
    lease.token = leasing.applications.at(-1)?.token ?? ""
    return `order ${leasing.applications.at(-1)?.order_id ?? ""}`
  }
  const sign = async () => {
    const { application, browser_return } = await sandbox.actOnLeasing(lease.token, "sign")
    assert.equal(application.phase, "FINISH")
    const target = await followReturn(browser_return)
    assert.ok(target.href.startsWith(`${stack.shopUrl}/return`), `the browser was sent to ${target.href}`)
    return `contract ${application.contract_no ?? ""}`
  }
  const complete = async () => {
    const answer = await store<Completed>(`/carts/${lease.cart.id}/complete`, { body: {} })
    assert.equal(answer.type, "order", answer.error?.message)
    lease.order = await captured(stack, answer.order?.id ?? "")
    return `order #${String(lease.order.display_id)}, ${lease.order.payment_status}`
  }
  const compare = async () => {
    const { application } = await sandbox.application(lease.token)
    assert.ok(lease.order)
    assert.equal(orderPayment(lease.order).provider_id, "pp_leasing_financing")
    assert.equal(application.paid_amount, lease.order.total.toFixed(2))
    return `${application.paid_amount} EUR`
  }
  return [
    { name: "A cart in Lithuania with a laptop and a courier", run: fill },
    { name: "Leasing is started", run: start },
    { name: "The customer signs and the service sends the browser back", run: sign },
    { name: "The order is placed and captured by itself", run: complete },
    { name: "The leasing service's ledger and Medusa agree to the cent", run: compare },
  ]
}

async function captured({ admin }: Stack, orderId: string): Promise<PlacedOrder> {
  const limit = Date.now() + CAPTURE_LIMIT_MS
  for (;;) {
    const order = await readOrder(admin, orderId)
    if (order.payment_status === "captured") return order
    assert.ok(Date.now() < limit, `the order is ${order.payment_status}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
