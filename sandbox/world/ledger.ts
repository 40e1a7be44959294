import BigNumber from "bignumber.js"
import type { CallbackAttempt, CallbackRecord } from "../callbacks/callback-queue"
import type { JsonObject } from "../json"
import { money } from "../money"
import { redirectUrlOf } from "../partner/session-view"
import type { Market, Method } from "../shops"
import type { Contract, ContractStatus, ProcessStatus } from "./contract"
import type { RequestEntry } from "./request-log"
import type { Decision, Session, SessionStatus } from "./session"
import type { World } from "./world"

/** One session as the ledger shows it. Amounts are decimal strings, times ISO 8601. */
export interface LedgerSession {
  readonly uuid: string
  readonly shop_uuid: string
  readonly market: Market
  readonly product_code: string
  readonly method: Method
  readonly approval: boolean
  readonly amount: string
  readonly currency: string
  readonly status: SessionStatus
  readonly decision: Decision | null
  readonly application_uuid: string | null
  readonly contract_uuid: string | null
  /** What the merchant is paid for this session: its amount, or `0.00`. */
  readonly paid_amount: string
  readonly purchase_reference: string
  readonly redirect_url: string
  readonly created_at: string
  readonly valid_until: string
  readonly history: readonly { readonly at: string; readonly status: SessionStatus }[]
  /** The body of A2 exactly as it came. */
  readonly request: JsonObject
}

export interface LedgerContract {
  readonly uuid: string
  readonly number: string
  readonly session_uuid: string
  readonly shop_uuid: string
  readonly product_code: string
  readonly amount: string
  readonly currency: string
  readonly status: ContractStatus
  readonly process_status: ProcessStatus | null
  readonly signed_at: string | null
  readonly partner_approval_at: string | null
  readonly activated_at: string | null
  readonly cancelled_at: string | null
  readonly terminated_at: string | null
}

export interface LedgerCallback {
  readonly id: string
  readonly session_uuid: string
  readonly url: string
  readonly status: string
  readonly state: CallbackRecord["state"]
  readonly forged: boolean
  readonly message: string
  readonly hmac: string
  readonly timestamp: string
  readonly created_at: string
  readonly attempts: readonly {
    readonly at: string
    readonly status: number | null
    readonly error: string | null
    readonly duration_ms: number
  }[]
}

export interface LedgerRequest extends Omit<RequestEntry, "at"> {
  readonly at: string
}

export interface Ledger {
  readonly sessions: readonly LedgerSession[]
  readonly contracts: readonly LedgerContract[]
  readonly callbacks: readonly LedgerCallback[]
  /** The last 10 000. */
  readonly requests: readonly LedgerRequest[]
  /** What the merchants are paid in all, by currency. */
  readonly paid: Readonly<Record<string, string>>
}

const time = (milliseconds: number): string => new Date(milliseconds).toISOString()
const timeOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : time(milliseconds)

/** Everything that has happened, to the cent. */
export function ledgerOf(world: World): Ledger {
  const sessions = [...world.sessions.values()].map((session) => ledgerSession(world, session))
  return {
    sessions,
    contracts: [...world.contracts.values()].map((contract) => ledgerContract(world, contract)),
    callbacks: world.callbacks.records.map(ledgerCallback),
    requests: world.requests.entries.map((entry) => ({ ...entry, at: time(entry.at) })),
    paid: paidByCurrency(sessions),
  }
}

export function ledgerSession(world: World, session: Session): LedgerSession {
  const { shop, product, request } = session
  return {
    uuid: session.uuid,
    shop_uuid: shop.shopUuid,
    market: shop.market,
    product_code: product.code,
    method: product.method,
    approval: product.approval,
    amount: request.amount,
    currency: shop.currency,
    status: session.status,
    decision: session.decision,
    application_uuid: session.applicationUuid,
    contract_uuid: session.contractUuid,
    paid_amount: isPaid(world, session) ? request.amount : "0.00",
    purchase_reference: request.purchaseReference,
    redirect_url: redirectUrlOf(world, session),
    created_at: time(session.createdAt),
    valid_until: time(session.validUntil),
    history: session.history.map(({ at, status }) => ({ at: time(at), status })),
    request: session.received,
  }
}

export function ledgerContract(world: World, contract: Contract): LedgerContract {
  const session = world.sessions.get(contract.sessionUuid)
  return {
    uuid: contract.uuid,
    number: contract.number,
    session_uuid: contract.sessionUuid,
    shop_uuid: contract.shopUuid,
    product_code: contract.productCode,
    amount: session?.request.amount ?? "0.00",
    currency: session?.shop.currency ?? "",
    status: contract.status,
    process_status: contract.processStatus,
    signed_at: timeOrNull(contract.signedAt),
    partner_approval_at: timeOrNull(contract.partnerApprovalAt),
    activated_at: timeOrNull(contract.activatedAt),
    cancelled_at: timeOrNull(contract.cancelledAt),
    terminated_at: timeOrNull(contract.terminatedAt),
  }
}

export function ledgerCallback(record: CallbackRecord): LedgerCallback {
  return {
    id: record.id,
    session_uuid: record.sessionUuid,
    url: record.url,
    status: record.status,
    state: record.state,
    forged: record.forged,
    message: record.message,
    hmac: record.hmac,
    timestamp: record.timestamp,
    created_at: time(record.createdAt),
    attempts: record.attempts.map(ledgerAttempt),
  }
}

const ledgerAttempt = ({
  at,
  status,
  error,
  durationMs,
}: CallbackAttempt): LedgerCallback["attempts"][number] => ({
  at: time(at),
  status,
  error,
  duration_ms: durationMs,
})

/** A completed session whose contract, where it has one, has not been terminated. */
function isPaid(world: World, session: Session): boolean {
  const contract = world.contracts.get(session.contractUuid ?? "")
  return session.status === "completed" && contract?.status !== "terminated"
}

function paidByCurrency(sessions: readonly LedgerSession[]): Readonly<Record<string, string>> {
  const totals: Record<string, string> = {}
  for (const { currency, paid_amount: amount } of sessions) {
    totals[currency] = money(new BigNumber(totals[currency] ?? 0).plus(amount))
  }
  return totals
}
