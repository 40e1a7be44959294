import type { FinancingRecord } from "../../core/shared/records"
import { err, type Result } from "../../core/shared/result"

/** Why a shopper's step was not taken. */
export type DirectReason =
  | "already_applied"
  | "application_unknown"
  | "bank_not_possible"
  | "cart_changed"
  | "identity_check_missing"
  | "identity_not_proven"
  | "method_not_offered"
  | "not_direct"
  | "not_now"
  | "offer_changed"
  | "offer_expired"
  | "offer_not_acceptable"
  | "in_progress"
  | "service_unavailable"
  | "service_refused"

/** What is wrong with what was entered: the field and a sentence, never the value. */
export interface FormProblem {
  readonly field: string
  readonly reason: string
  readonly message: string
}

export type DirectRefusal =
  | { readonly kind: "refused"; readonly reason: DirectReason }
  | { readonly kind: "invalid"; readonly problems: readonly FormProblem[] }
  /** What a shopper must never do; it is journalled. */
  | { readonly kind: "not_allowed" }
  | { readonly kind: "code"; readonly reason: "wrong_code" | "too_many" }

export type DirectOutcome<T = FinancingRecord> = Result<T, DirectRefusal>

export const refuseStep = (reason: DirectReason): Result<never, DirectRefusal> =>
  err({ kind: "refused", reason })
