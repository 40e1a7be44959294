import { providerIdOf } from "../../core/shared/provider-id"
import type { FinancingRecord } from "../../core/shared/records"
import { changeAnyway } from "../change-anyway"
import { unbindOther } from "../start/binding"
import type { CartSnapshot } from "../commerce"
import type { Desk, ShopDesk } from "../desk"
import { orphan } from "../raise-attention"
import { withLease } from "../with-lease"
import { releaseLosers } from "../commands/release-losers"
import { linkOrder } from "./link-order"
import { placingLeaseKey } from "./placing-lease"
import { placingStep, type PlacingStep } from "./placing-check"
import type { SettleOptions } from "./settle-options"

/** Longer than complete-cart can take; a killed holder's lease is over after it. */
const PLACING_LEASE_MS = 120_000

/** A holder that is only slow is not robbed: what it left is cleared away as long again after its lease. */
const PLACING_GRACE_MS = 120_000

/** How long a loser of the race waits for the winner's order. */
const PLACING_WAIT_MS = 20_000

/** The one door through which orders of financings are placed: one order per financing, whatever races. */
export async function placeOrder(
  desk: ShopDesk,
  financing: FinancingRecord,
  options: SettleOptions,
): Promise<FinancingRecord> {
  const terms = {
    key: placingLeaseKey(financing.cart_id),
    ms: PLACING_LEASE_MS,
    graceMs: PLACING_GRACE_MS,
    waitMs: PLACING_WAIT_MS,
  }
  const placed = await withLease(desk, terms, async (inherited) => {
    const latest = await desk.records.findFinancing({ id: financing.id })
    if (latest === null || latest.order_id !== null) return latest
    if (inherited) await clearAway(desk, latest)
    return placeAlone(desk, latest, options)
  })
  const latest = placed ?? (await desk.records.findFinancing({ id: financing.id })) ?? financing
  if (placed !== null && latest.order_id !== null) await releaseLosers(desk, latest.cart_id, latest.order_id)
  return latest
}

async function placeAlone(
  desk: ShopDesk,
  financing: FinancingRecord,
  options: SettleOptions,
): Promise<FinancingRecord> {
  const cart = await desk.commerce.cart(financing.cart_id)
  if (cart === null) return orphan(desk, financing, { reason: "orphaned_cart_changed", note: "cart_gone" })
  if (cart.completed) return linkOrder(desk, financing)
  const ready = await prepare(desk, { cart, financing, byPerson: options.byPerson === true })
  if (ready === null) return (await desk.records.findFinancing({ id: financing.id })) ?? financing
  await desk.commerce.markCart(cart.id, { reference: ready.purchase_reference, test: ready.test })
  const completed = await desk.commerce.completeCart(cart.id)
  if (completed.ok) return linkOrder(desk, ready)
  if (completed.error.type === "locked") return tryAgainSoon(desk, ready)
  await desk.commerce.unmarkCart(cart.id)
  return orphan(desk, ready, { reason: "orphaned_order_failed", note: completed.error.type })
}

/** A process died while it placed this order: its half-made order and its lock go. */
async function clearAway(desk: ShopDesk, financing: FinancingRecord): Promise<void> {
  await desk.commerce.freeCart(financing.cart_id)
  const dropped = await desk.commerce.dropHalfOrders(financing.purchase_reference)
  await desk.records.journal(financing, [
    { kind: "action", summary: "cleared_away", details: { half_orders: dropped } },
  ])
}

const LOCKED_RETRY_MS = 30_000

/** Somebody else holds the cart: nothing is wrong with the financing. */
async function tryAgainSoon(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const at = new Date(desk.clock.now().getTime() + LOCKED_RETRY_MS)
  return (await desk.records.changeFinancing(financing, { to: { next_check_at: at } })) ?? financing
}

interface Preparation {
  readonly cart: CartSnapshot
  readonly financing: FinancingRecord
  readonly byPerson: boolean
}

/** Makes the cart's only processable session this financing's own; null when it had to be orphaned. */
async function prepare(desk: ShopDesk, given: Preparation): Promise<FinancingRecord | null> {
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
    case "adopt":
      return adopt(desk, given)
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

/** Opens a session of our own in the cart. The one before, dead or of another method, may go: it is let go first. */
async function adopt(desk: ShopDesk, given: Preparation): Promise<FinancingRecord | null> {
  for (const session of given.cart.sessions) await unbindOther(desk, given.financing, session.id)
  const free = await bind(desk, given.financing, null)
  if (free === null) return null
  const sessionId = await desk.commerce.openSession(given.cart.id, providerIdOf(free.method))
  await unbindOther(desk, free, sessionId)
  return bind(desk, free, sessionId)
}

async function bind(
  desk: Desk,
  financing: FinancingRecord,
  sessionId: string | null,
): Promise<FinancingRecord | null> {
  const summary = sessionId === null ? "unbound" : "adopted"
  const { saved } = await changeAnyway(desk, financing, () => ({
    to: { payment_session_id: sessionId },
    journal: [{ kind: "action", summary, details: { payment_session_id: sessionId } }],
  }))
  return saved
}
