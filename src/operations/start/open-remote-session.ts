import { validUntilOf } from "../../core/shared/expiry"
import { tokenHash } from "../../core/shared/keyring"
import { localeOf } from "../../core/shared/locale"
import type { NewFinancing } from "../../core/shared/record-inputs"
import type { FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { nextCheckAt } from "../next-check"
import type { CartSnapshot } from "../commerce"
import type { Desk } from "../desk"
import type { Started, StartRequest } from "../system"
import { newFinancingId, newPurchaseReference, returnToken, shopperToken } from "../tokens"
import { callbackUrlOf, cancelUrlOf, returnUrlOf } from "../addresses"
import { unbindOther } from "./binding"
import type { ChosenPlan } from "./choose-plan-for"
import { failStart } from "./fail-start"
import { sealRedirect } from "./redirect"
import { refused, type StartOutcome } from "./start-outcome"

export interface Opening {
  readonly cart: CartSnapshot
  readonly chosen: ChosenPlan
  readonly payable: string
  readonly sessionId: string
  readonly ip: string | null
}

/** Saves the intent, asks the system for a session, saves its answer. */
export async function openRemoteSession(desk: Desk, opening: Opening): Promise<StartOutcome> {
  await unbindOther(desk, null, opening.sessionId)
  const intended = newFinancing(desk, opening)
  const begun = await desk.records.beginFinancing(intended, {
    financing_id: intended.id,
    kind: "start",
    idempotency_key: `start:${intended.id}`,
    amount: intended.payable,
    status: "sent",
  })
  const system = desk.systemOf(opening.chosen.found)
  const answer = await system.start(startRequest(desk, begun, opening))
  if (!answer.ok) return failStart(desk, begun, answer.error)
  if (!isRedirectAllowed(answer.value.redirectUrl, opening.chosen.found.connection.redirect_hosts))
    return failStart(desk, begun, {
      kind: "unexpected_response",
      status: 200,
      problem: "redirect_host_not_allowed",
    })
  return saveStarted(desk, begun, answer.value)
}

function newFinancing(desk: Desk, opening: Opening): NewFinancing {
  const { cart, chosen } = opening
  const { keyring } = desk.records.settings
  const id = newFinancingId()
  const now = desk.clock.now()
  return {
    id,
    method: chosen.plan.method,
    flow: chosen.plan.flow,
    direct: null,
    plan_id: chosen.plan.id,
    connection_id: chosen.found.connection.id,
    test: chosen.test,
    approval_agreed: chosen.plan.approval_agreed,
    payable: opening.payable,
    currency_code: cart.currencyCode,
    cart_id: cart.id,
    customer_id: cart.customerId,
    sales_channel_id: cart.salesChannelId,
    country_code: cart.countryCode,
    locale: cart.locale ?? "",
    payment_session_id: opening.sessionId,
    purchase_reference: newPurchaseReference(),
    fingerprint: cart.fingerprint,
    token_hash: tokenHash(shopperToken(keyring, id)),
    return_token_hash: tokenHash(returnToken(keyring, id)),
    valid_until: validUntilOf(now, chosen.plan.valid_days),
    next_check_at: new Date(now.getTime() + STALE_START_MS),
  }
}

/** A start whose process was killed is looked at after this time and closed. */
const STALE_START_MS = 120_000

function startRequest(desk: Desk, begun: FinancingRecord, opening: Opening): StartRequest {
  const { connection } = opening.chosen.found
  const { settings } = desk.records
  return {
    plan: opening.chosen.plan,
    payable: begun.payable,
    currencyCode: begun.currency_code,
    locale: localeOf(connection.market, connection.locale),
    validUntil: begun.valid_until,
    purchaseReference: begun.purchase_reference,
    description: opening.cart.description,
    urls: {
      returnUrl: returnUrlOf(settings, begun.id),
      cancelUrl: cancelUrlOf(settings, begun.id),
      callbackUrl: callbackUrlOf(settings, connection.id),
    },
    applicant: { ...opening.cart.applicant, ip: opening.ip },
  }
}

async function saveStarted(desk: Desk, begun: FinancingRecord, started: Started): Promise<StartOutcome> {
  const { records, clock } = desk
  const saved = await records.changeFinancing(begun, {
    to: {
      stage: "started",
      remote_session_id: started.remoteSessionId,
      session_status: "pending",
      sealed_redirect: sealRedirect(records.settings, begun.id, started.redirectUrl),
      next_check_at: nextCheckAt(desk, { ...begun, stage: "started" }),
    },
    journal: [
      { kind: "action", summary: "started", details: { remote_session_id: started.remoteSessionId } },
    ],
  })
  if (saved === null) return refused("busy", begun)
  await closeStart(desk, begun)
  await records.noteConnectionSuccess(begun.connection_id, clock.now())
  const overtaken = await records.matchCallbacks({
    id: begun.id,
    connectionId: begun.connection_id,
    remoteSessionId: started.remoteSessionId,
  })
  if (overtaken) await records.changeFinancing(saved, { to: { next_check_at: clock.now() } })
  return { kind: "started", financing: saved, redirectUrl: started.redirectUrl }
}

async function closeStart(desk: Desk, begun: FinancingRecord): Promise<void> {
  const [operation] = await desk.records.listOperations(begun.id)
  if (operation !== undefined) await desk.records.changeOperation(operation, { status: "done" })
}
