import { providerIdOf } from "../../core/shared/provider-id"
import type { FinancingRecord } from "../../core/shared/records"
import { unbindOther } from "../start/binding"
import type { CartSnapshot, Commerce } from "../commerce"
import type { Desk } from "../desk"
import { orphan } from "../raise-attention"
import { withLease } from "../with-lease"
import { linkOrder } from "./link-order"
import { placingStep, type PlacingStep } from "./placing-check"
import type { SettleOptions } from "./settle"

/** Longer than complete-cart can take; a killed holder's lease is over after it. */
export const PLACING_LEASE_MS = 120_000

/** How long a loser of the race waits for the winner's order. */
const PLACING_WAIT_MS = 20_000

export const placingLeaseKey = (cartId: string): string => `place:${cartId}`

/** The one door through which orders of financings are placed: one order per financing, whatever races. */
export async function placeOrder(
  desk: Desk,
  commerce: Commerce,
  financing: FinancingRecord,
  options: SettleOptions,
): Promise<FinancingRecord> {
  const terms = { key: placingLeaseKey(financing.cart_id), ms: PLACING_LEASE_MS, waitMs: PLACING_WAIT_MS }
  const placed = await withLease(desk, terms, async () => {
    const latest = await desk.records.findFinancing({ id: financing.id })
    if (latest === null || latest.order_id !== null) return latest
    return placeAlone(desk, commerce, latest, options)
  })
  return placed ?? (await desk.records.findFinancing({ id: financing.id })) ?? financing
}

async function placeAlone(
  desk: Desk,
  commerce: Commerce,
  financing: FinancingRecord,
  options: SettleOptions,
): Promise<FinancingRecord> {
  const cart = await commerce.cart(financing.cart_id)
  if (cart === null) return orphan(desk, financing, { reason: "orphaned_cart_changed", note: "cart_gone" })
  if (cart.completed) return linkOrder(desk, commerce, financing)
  const ready = await prepare(desk, commerce, { cart, financing, byPerson: options.byPerson === true })
  if (ready === null) return (await desk.records.findFinancing({ id: financing.id })) ?? financing
  const completed = await commerce.completeCart(cart.id)
  if (!completed.ok)
    return orphan(desk, ready, { reason: "orphaned_order_failed", note: completed.error.type })
  return linkOrder(desk, commerce, ready)
}

interface Preparation {
  readonly cart: CartSnapshot
  readonly financing: FinancingRecord
  readonly byPerson: boolean
}

/** Makes the cart's only processable session this financing's own; null when it had to be orphaned. */
async function prepare(desk: Desk, commerce: Commerce, given: Preparation): Promise<FinancingRecord | null> {
  const holders = await holdersOf(desk, given.cart)
  const step: PlacingStep = placingStep(given.cart, given.financing, {
    byPerson: given.byPerson,
    boundTo: (sessionId) => holders.get(sessionId) ?? null,
  })
  switch (step.kind) {
    case "place":
      return given.financing
    case "bind":
      return bind(desk, given.financing, step.sessionId)
    case "adopt": {
      const sessionId = await commerce.openSession(given.cart.id, providerIdOf(given.financing.method))
      await unbindOther(desk, given.financing, sessionId)
      const latest = await desk.records.findFinancing({ id: given.financing.id })
      return latest === null ? null : bind(desk, latest, sessionId)
    }
    case "orphan":
      await orphan(desk, given.financing, { reason: step.reason })
      return null
  }
}

async function holdersOf(desk: Desk, cart: CartSnapshot): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    cart.sessions.map((session) => desk.records.findFinancing({ payment_session_id: session.id })),
  )
  return new Map(
    found.flatMap((holder) =>
      holder === null || holder.payment_session_id === null ? [] : [[holder.payment_session_id, holder.id]],
    ),
  )
}

const bind = (desk: Desk, financing: FinancingRecord, sessionId: string): Promise<FinancingRecord | null> =>
  desk.records.changeFinancing(financing, {
    to: { payment_session_id: sessionId },
    journal: [{ kind: "action", summary: "adopted", details: { payment_session_id: sessionId } }],
  })
