import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"

import type { Client } from "pg"

import type { Granted } from "./routes"

const ASK_EVERY_MS = 2
const LIMIT_MS = 30_000

/** The cart's order with the payment that was authorized for it; other connections see only what is committed. */
const ORDER = {
  name: "order",
  text: `SELECT 1 FROM order_cart
           JOIN order_payment_collection USING (order_id)
           JOIN payment USING (payment_collection_id)
          WHERE order_cart.cart_id = $1 AND payment.canceled_at IS NULL`,
}

/** Milliseconds from the store's 200 to the committed order. */
export async function timeToOrder(database: Client, { cartId, send }: Granted): Promise<number> {
  await send()
  const answered = performance.now()
  while ((await database.query({ ...ORDER, values: [cartId] })).rowCount === 0) {
    assert.ok(performance.now() - answered < LIMIT_MS, `No order within ${LIMIT_MS / 1000} s.`)
    await pause(ASK_EVERY_MS)
  }
  return performance.now() - answered
}
