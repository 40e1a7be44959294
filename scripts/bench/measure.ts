import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"

import { Client } from "pg"

import { fillCart } from "../../demo/check/fill-cart"
import { sandboxClient, sessionOf } from "../../demo/check/sandbox-client"
import { storeClient } from "../../demo/check/store-client"
import type { Stack } from "../../demo/stack"
import type { Times } from "./times"

/** Where the service's callback is sent: to the plugin's own address or to Medusa's built-in one. */
export type Route = "plugin" | "built-in"

export type Bench = { readonly stack: Stack; readonly databaseUrl: string; readonly route: Route }

type Started = { next_action: { url?: string } }
type Connections = { connections: { id: string; market: string }[] }

const COUNTRY = "ee"
const ASK_EVERY_MS = 5
const LIMIT_MS = 30_000

/** Buys so many times, one after another. Answers the time of each in milliseconds. */
export async function measure(bench: Bench, purchases: number): Promise<Times> {
  const database = new Client({ connectionString: bench.databaseUrl })
  await database.connect()
  try {
    await silenceSandbox(bench.stack.sandboxUrl)
    const address = await callbackAddress(bench)
    const times: number[] = []
    while (times.length < purchases) times.push(await timeOne(bench.stack, address, database))
    return times
  } finally {
    await database.end()
  }
}

async function timeOne(stack: Stack, address: string, database: Client): Promise<number> {
  const store = storeClient(stack)
  const cart = await fillCart(store, { country: COUNTRY, handle: "phone" })
  const body = { cart_id: cart.id, method: "hire-purchase" }
  const { next_action: next } = await store<Started>("/financings", { body })
  const { browser_return: back } = await sandboxClient(stack.sandboxUrl).act(
    sessionOf(next.url ?? ""),
    "grant",
  )
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(back.params) })
  const answered = performance.now()
  assert.equal(answer.status, 200)
  await orderOf(cart.id, database)
  return performance.now() - answered
}

/** Until the financing of the cart has its order: that is written after the order is. */
async function orderOf(cartId: string, database: Client): Promise<void> {
  const limit = performance.now() + LIMIT_MS
  const text = "SELECT 1 FROM financing WHERE cart_id = $1 AND order_id IS NOT NULL"
  while ((await database.query({ name: "order", text, values: [cartId] })).rowCount === 0) {
    assert.ok(performance.now() < limit, `No order within ${LIMIT_MS / 1000} s of the callback.`)
    await pause(ASK_EVERY_MS)
  }
}

/** The callbacks are sent by the bench itself. */
async function silenceSandbox(sandboxUrl: string): Promise<void> {
  const headers = { "content-type": "application/json" }
  const body = JSON.stringify({ callbacks: { mode: "never" } })
  const answer = await fetch(`${sandboxUrl}/_sandbox/settings`, { method: "POST", headers, body })
  assert.equal(answer.status, 200)
}

async function callbackAddress({ stack, route }: Bench): Promise<string> {
  if (route === "built-in") return `${stack.medusaUrl}/hooks/payment/hire-purchase_financing`
  const { connections } = await stack.admin.get<Connections>("/financing/connections")
  const connection = connections.find(({ market }) => market === COUNTRY)
  return `${stack.medusaUrl}/hooks/financing/partner/${connection?.id ?? ""}/callback`
}
