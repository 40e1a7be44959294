import type { JsonObject } from "../json"
import type { Product, Shop } from "../shops"
import type { Purchase } from "./purchase"

/** Partner API, section 3.2; `manual` waits for a person, `failed` could not be made. */
export const DECISIONS = [
  "pending",
  "positive",
  "negative",
  "manual_negative",
  "failed",
  "income_proof_required",
  "manual",
] as const
export type Decision = (typeof DECISIONS)[number]

/** Where a decision may go. Only a dialog may try a failed one again, within the same session. */
export const DECISION_MOVES = {
  pending: ["positive", "negative", "manual_negative", "failed", "income_proof_required", "manual"],
  manual: ["positive", "negative", "manual_negative", "failed", "income_proof_required"],
  income_proof_required: [
    "positive",
    "negative",
    "manual_negative",
    "failed",
    "income_proof_required",
    "manual",
  ],
  failed: ["positive", "negative", "manual_negative", "failed", "income_proof_required", "manual"],
  positive: [],
  negative: [],
  manual_negative: [],
} as const satisfies Record<Decision, readonly Decision[]>

/** Partner API, section 2.4. */
export const INCOME_PROOF_TYPES = [
  "ais_with_fallback_manual_upload_option",
  "manual_internal_verification",
] as const
export type IncomeProofType = (typeof INCOME_PROOF_TYPES)[number]

/** What was asked for. Amounts are decimal strings with two decimals; the amount includes the down payment. */
export interface Terms {
  readonly amount: string
  readonly downPayment: string
  /** Months. */
  readonly period: number
  /** Day of the month. */
  readonly paymentDay: number
}

/** What the service knows of the person who applies; empty where an ePOS session did not say. */
export interface Customer {
  readonly identityCode: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly email: string
  readonly documentNumber: string | null
}

/** A file that C8 has brought; its bytes are not kept. */
export interface StoredAttachment {
  readonly filename: string
  readonly kind: "pdf" | "png" | "jpeg"
  readonly bytes: number
  readonly sha256: string
}

/** One credit application. Only the functions in `life/` change it. Times are milliseconds since 1970. */
export interface Application {
  readonly uuid: string
  readonly number: string
  readonly shop: Shop
  readonly product: Product
  readonly sessionUuid: string | null
  readonly terms: Terms
  readonly customer: Customer
  /** The documented objects of C1 as they came, in snake_case; `{}` for an application made in the dialog. */
  readonly received: JsonObject
  readonly callbackUrl: string | null
  readonly salespersonReference: string | null
  readonly createdAt: number
  /** Null: only when told so. */
  readonly decisionDueAt: number | null
  readonly offerValidTo: number
  readonly previousUuid: string | null
  nextUuid: string | null
  decision: Decision
  decisionMessages: readonly string[]
  incomeProofType: IncomeProofType | null
  incomeProofAt: number | null
  attachments: readonly StoredAttachment[]
  payoutAccount: string | null
  /** The first time that the partner read a positive decision: only then may the offer be accepted. */
  offerShownAt: number | null
  cancelledAt: number | null
  confirmedAt: number | null
  /** The code of an application signing by SMS that waits for its confirmation. */
  signingCode: string | null
  contractUuid: string | null
  purchase: Purchase | null
}
