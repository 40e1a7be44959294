import type { JsonObject } from "../json"
import type { Application, Decision, IncomeProofType, StoredAttachment } from "../world/application"
import type { Purchase } from "../world/purchase"
import { time, timeOrNull } from "./moment"

/** One application as the ledger shows it. Amounts are decimal strings, times ISO 8601. */
export interface LedgerApplication {
  readonly uuid: string
  readonly number: string
  readonly shop_uuid: string
  readonly session_uuid: string | null
  readonly contract_uuid: string | null
  readonly previous_uuid: string | null
  readonly next_uuid: string | null
  readonly product_code: string
  readonly amount: string
  readonly down_payment: string
  readonly period: number
  readonly currency: string
  readonly decision: Decision
  readonly income_proof_type: IncomeProofType | null
  readonly income_proof_at: string | null
  readonly attachments: readonly StoredAttachment[]
  readonly mobile: string
  readonly offer_shown_at: string | null
  readonly cancelled_at: string | null
  readonly confirmed_at: string | null
  readonly created_at: string
  readonly purchase: Purchase | null
  /** The body of C1 exactly as it came. */
  readonly request: JsonObject
}

export const ledgerApplication = (application: Application): LedgerApplication => ({
  uuid: application.uuid,
  number: application.number,
  shop_uuid: application.shop.shopUuid,
  session_uuid: application.sessionUuid,
  contract_uuid: application.contractUuid,
  previous_uuid: application.previousUuid,
  next_uuid: application.nextUuid,
  product_code: application.product.code,
  amount: application.terms.amount,
  down_payment: application.terms.downPayment,
  period: application.terms.period,
  currency: application.shop.currency,
  decision: application.decision,
  income_proof_type: application.incomeProofType,
  income_proof_at: timeOrNull(application.incomeProofAt),
  attachments: application.attachments,
  mobile: application.customer.mobile,
  offer_shown_at: timeOrNull(application.offerShownAt),
  cancelled_at: timeOrNull(application.cancelledAt),
  confirmed_at: timeOrNull(application.confirmedAt),
  created_at: time(application.createdAt),
  purchase: application.purchase,
  request: application.received,
})
