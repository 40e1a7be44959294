import BigNumber from "bignumber.js"
import type { JsonObject } from "../json"
import { time } from "../ledger/moment"
import { money } from "../money"
import type { AlertRecord } from "./alert-queue"
import type { LeasingApplication, Phase, ResultWord } from "./application"
import type { LeasingWorld } from "./leasing-world"

/** One leasing application as the ledger shows it. Amounts are decimal strings in EUR, times ISO 8601. */
export interface LedgerLeasing {
  readonly token: string
  readonly shop_uuid: string
  readonly order_id: string
  readonly amount: string
  readonly tariff_code: string
  readonly term: number | null
  readonly phase: Phase
  readonly status: string
  readonly result: ResultWord
  readonly contract_no: string | null
  readonly close_reason: string | null
  /** What the customer pays to the shop. */
  readonly advance: string | null
  /** What the service pays to the shop: the amount without the advance once it is signed, or `0.00`. */
  readonly paid_amount: string
  readonly created_at: string
  readonly token_valid_until: string
  readonly history: readonly { readonly at: string; readonly phase: Phase }[]
  /** The body of create exactly as it came. */
  readonly request: JsonObject
}

export interface LedgerAlert extends Omit<AlertRecord, "createdAt"> {
  readonly created_at: string
}

/** The leasing service's part of the ledger. */
export interface LeasingLedger {
  readonly applications: readonly LedgerLeasing[]
  readonly alerts: readonly LedgerAlert[]
  /** What the service pays to the shops in all. */
  readonly paid: string
}

export function ledgerLeasing(application: LeasingApplication): LedgerLeasing {
  const { request, phase, advance } = application
  const paid = phase === "FINISH" ? new BigNumber(request.amount).minus(advance ?? 0) : 0
  return {
    token: application.token,
    shop_uuid: application.shop.uuid,
    order_id: request.orderId,
    amount: request.amount,
    tariff_code: request.tariff.tariff_code,
    term: request.term,
    phase,
    status: application.status,
    result: application.result,
    contract_no: application.contractNumber,
    close_reason: application.closeReason,
    advance,
    paid_amount: money(paid),
    created_at: time(application.createdAt),
    token_valid_until: time(application.tokenValidUntil),
    history: application.history.map((step) => ({ at: time(step.at), phase: step.phase })),
    request: application.received,
  }
}

export const ledgerAlert = ({ createdAt, ...alert }: AlertRecord): LedgerAlert => ({
  ...alert,
  created_at: time(createdAt),
})

export function leasingLedger(world: LeasingWorld): LeasingLedger {
  const applications = [...world.applications.values()].map(ledgerLeasing)
  const paid = applications.reduce((sum, one) => sum.plus(one.paid_amount), new BigNumber(0))
  return { applications, alerts: world.alerts.records.map(ledgerAlert), paid: money(paid) }
}
