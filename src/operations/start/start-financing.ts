import { appliesInShop, endsInDialog } from "../../core/shared/flow"
import { isEnd } from "../../core/shared/stage-moves"
import { isPositive, payableOf, sameAmount } from "../../core/shared/money"
import type { Method } from "../../core/shared/method"
import { methodOfProvider, providerIdOf } from "../../core/shared/provider-id"
import type { FinancingRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { CartSnapshot } from "../commerce"
import type { ShopDesk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { withLease } from "../with-lease"
import { choosePlanFor } from "./choose-plan-for"
import { openInShop } from "./open-in-shop"
import { openRemoteSession } from "./open-remote-session"
import { rebind, releaseSession } from "./binding"
import type { Opening } from "./opening"
import { renewApplication } from "./renew-application"
import { refused, type StartOutcome } from "./start-outcome"
import { whereToGoOn } from "./where-to-go-on"

/** Two clicks share one lease, and so one remote session. Longer than the budget of a checkout call. */
const START_LEASE_MS = 30_000
const START_WAIT_MS = 15_000

export interface StartInput {
  readonly cartId: string
  readonly method: Method
  readonly ip: string | null
  /** The browser comes by the start link and can only be sent on. */
  readonly redirectOnly?: boolean
}

/** Starts a financing for the cart, or binds the live one anew: one remote session per cart, plan and amount. */
export async function startFinancing(desk: ShopDesk, input: StartInput): Promise<StartOutcome> {
  const terms = { key: `start:${input.cartId}`, ms: START_LEASE_MS, waitMs: START_WAIT_MS }
  const outcome = await withLease(desk, terms, () => startAlone(desk, input))
  return outcome ?? refused("busy")
}

/** The same from a payment session, as the link of `initiatePayment` knows only that. */
export async function startFromSession(
  desk: ShopDesk,
  from: { readonly paymentSessionId: string; readonly ip: string | null },
): Promise<StartOutcome> {
  const cartId = await desk.commerce.cartIdOfSession(from.paymentSessionId)
  if (cartId === null) return refused("order_payment")
  const cart = await desk.commerce.cart(cartId)
  const session = cart?.sessions.find((candidate) => candidate.id === from.paymentSessionId)
  const method = session === undefined ? null : methodOfProvider(session.providerId)
  if (method === null) return refused("cart_not_found")
  return startFinancing(desk, { cartId, method, ip: from.ip, redirectOnly: true })
}

async function startAlone(desk: ShopDesk, input: StartInput): Promise<StartOutcome> {
  const cart = await desk.commerce.cart(input.cartId)
  if (cart === null) return refused("cart_not_found")
  const earlier = await desk.records.listFinancingsOfCart(cart.id)
  const granted = earlier.find(isGranted)
  if (granted !== undefined) return { kind: "already_granted", financing: granted }
  if (cart.completed) return refused("cart_completed")
  if (!cart.enabledProviders.includes(providerIdOf(input.method))) return refused("provider_disabled")
  const payable = payableOf(cart.total, cart.currencyCode)
  if (!isPositive(payable)) return refused("nothing_to_finance")
  const chosen = await choosePlanFor(desk, {
    method: input.method,
    cart,
    payable,
    redirectOnly: input.redirectOnly === true,
  })
  if (!chosen.ok) return refused(chosen.error)
  const sessionId = await sessionFor(desk, { cart, method: input.method })
  const opening: Opening = { cart, chosen: chosen.value, payable, sessionId, ip: input.ip }
  const live = earlier.find((financing) => isSameOffer(financing, opening))
  if (live !== undefined) {
    const again = await goOn(desk, live, opening)
    if (again !== null) return again
  }
  if (!endsInDialog(chosen.value.plan)) return openInShop(desk, opening)
  return inShopFirst(await openRemoteSession(desk, opening))
}

/** Of the short flow the shopper applies inside the shop before the browser is sent on. */
const inShopFirst = (outcome: StartOutcome): StartOutcome =>
  outcome.kind === "started" && appliesInShop(outcome.financing)
    ? { kind: "in_shop", financing: outcome.financing }
    : outcome

/** How fresh the reading of a live financing must be before its shopper is sent there again, in milliseconds. */
const READ_WITHIN_MS = 2_000
const READ_BUDGET_MS = 5_000

/**
 * Goes on with a live financing. The service is asked first: a session that ended there would lead nowhere.
 * @returns null when a new one must be opened
 */
async function goOn(desk: ShopDesk, live: FinancingRecord, opening: Opening): Promise<StartOutcome | null> {
  const options = { notWithinMs: READ_WITHIN_MS, budgetMs: READ_BUDGET_MS }
  const read = (await refreshFinancing(desk, live.id, options)) ?? live
  if (isGranted(read)) return { kind: "already_granted", financing: read }
  const over = isEnd(read.stage) || read.valid_until.getTime() <= desk.clock.now().getTime()
  const bound = over ? null : await rebind(desk, read, opening.sessionId)
  // Beside a live application another one would be a second credit enquiry.
  if (bound === null) return over || !appliesInShop(read) ? null : refused("busy", read)
  if (appliesInShop(bound)) return { kind: "in_shop", financing: bound }
  const way = await whereToGoOn(desk, bound, opening.chosen.found)
  if (way.kind === "address") return { kind: "started", financing: bound, redirectUrl: way.url }
  if (way.kind === "refused") return refused(way.reason, bound)
  const { goOn: asksAnew } = desk.systemOf(opening.chosen.found)
  return asksAnew === null ? null : renewApplication(desk, bound, opening)
}

const isGranted = (financing: FinancingRecord): boolean => {
  const meaning = MEANING_OF_STAGE[financing.stage]
  return !financing.orphaned && (meaning === "authorized" || meaning === "captured")
}

/** A financing that waits for the shopper at the service and offers exactly what would be opened now. */
const isSameOffer = (financing: FinancingRecord, { cart, chosen, payable }: Opening): boolean =>
  !isEnd(financing.stage) &&
  (financing.remote_session_id !== null || !endsInDialog(financing)) &&
  !financing.orphaned &&
  // A person has found out what became of an application whose answer was lost: the shopper may begin anew.
  financing.closed_attention !== "application_unknown" &&
  financing.plan_id === chosen.plan.id &&
  financing.currency_code === cart.currencyCode &&
  financing.fingerprint === cart.fingerprint &&
  sameAmount(financing.payable, payable)

/** A payment session of the method that can still be paid; opens one where there is none. */
async function sessionFor(
  desk: ShopDesk,
  wanted: { readonly cart: CartSnapshot; readonly method: Method },
): Promise<string> {
  const providerId = providerIdOf(wanted.method)
  const usable = wanted.cart.sessions.find(
    (session) => session.providerId === providerId && session.state === "processable",
  )
  const sessionId = usable?.id ?? (await desk.commerce.openSession(wanted.cart.id, providerId))
  await releaseSession(desk, sessionId)
  return sessionId
}
