import type { JsonObject } from "../json"
import { decisionIn } from "../life/apply"
import { redirectUrlOf } from "../partner/session-view"
import type { Market, Method } from "../shops"
import type { Decision } from "../world/application"
import type { Session, SessionStatus } from "../world/session"
import type { World } from "../world/world"
import { time } from "./moment"
import { paidForContract } from "./paid"

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
  /** What the merchant is paid for this session, after partial returns, or `0.00`. */
  readonly paid_amount: string
  readonly purchase_reference: string
  readonly redirect_url: string
  readonly created_at: string
  readonly valid_until: string
  readonly history: readonly { readonly at: string; readonly status: SessionStatus }[]
  /** The body of A2 exactly as it came. */
  readonly request: JsonObject
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
    decision: decisionIn(world, session),
    application_uuid: session.applicationUuid,
    contract_uuid: session.contractUuid,
    paid_amount: paidForSession(world, session),
    purchase_reference: request.purchaseReference,
    redirect_url: redirectUrlOf(world, session),
    created_at: time(session.createdAt),
    valid_until: time(session.validUntil),
    history: session.history.map(({ at, status }) => ({ at: time(at), status })),
    request: session.received,
  }
}

/** Pay next month has no contract: the completed session is what is paid. */
function paidForSession(world: World, session: Session): string {
  if (session.status !== "completed") return "0.00"
  const contract = world.contracts.get(session.contractUuid ?? "")
  return contract === undefined ? session.request.amount : paidForContract(contract)
}
