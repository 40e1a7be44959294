import assert from "node:assert/strict"

import { fillCart } from "../../demo/check/fill-cart"
import { sandboxClient, sessionOf } from "../../demo/check/sandbox-client"
import { type BenchStore, COUNTRY, WEBHOOK_PROVIDER } from "./bench-store"

/** A cart whose payment has just been granted, and the message that tells the store. */
export type Granted = { readonly cartId: string; readonly send: () => Promise<void> }

/** One way from the service's message to the order. */
export type Route = (store: BenchStore) => Promise<Granted>

const ARTICLE = { country: COUNTRY, handle: "phone" }

/** The plugin's own callback route: signed, verified, kept, acknowledged; then the service is read. */
export const pluginRoute: Route = async (bench) => {
  const { id: cartId } = await fillCart(bench.store, ARTICLE)
  const { next_action: next } = await bench.store<{ next_action: { url?: string } }>("/financings", {
    body: { cart_id: cartId, method: "hire-purchase" },
  })
  const session = sessionOf(next.url ?? "")
  const { browser_return: back } = await sandboxClient(bench.sandboxUrl).act(session, "grant")
  return { cartId, send: () => post(bench.callbackUrl, new URLSearchParams(back.params)) }
}

type Collection = { payment_collection: { id: string; payment_sessions: { id: string }[] } }

/** Medusa's own: acknowledged before anything is read; its wait of 5 s is its default. */
export const builtInRoute: Route = async ({ store, url }) => {
  const { id: cartId, total } = await fillCart(store, ARTICLE)
  const made = await store<Collection>("/payment-collections", { body: { cart_id: cartId } })
  const path = `/payment-collections/${made.payment_collection.id}/payment-sessions`
  const { payment_collection: paid } = await store<Collection>(path, {
    body: { provider_id: `pp_${WEBHOOK_PROVIDER}` },
  })
  const session_id = paid.payment_sessions[0]?.id ?? ""
  const form = new URLSearchParams({ session_id, amount: String(total) })
  return { cartId, send: () => post(`${url}/hooks/payment/${WEBHOOK_PROVIDER}`, form) }
}

async function post(address: string, body: URLSearchParams): Promise<void> {
  const answer = await fetch(address, { method: "POST", body })
  await answer.text()
  assert.equal(answer.status, 200)
}
