import type { Decision, IncomeProofType, Terms } from "./application"

/** What an application is told. */
export interface Verdict {
  readonly decision: Decision
  /** Only with `income_proof_required`. */
  readonly incomeProofType: IncomeProofType | null
  /** The terms that the service has altered; null when it alters none. */
  readonly changes: Partial<Terms> | null
}

/** A verdict that stands in for the table, for the next `remaining` decisions that it fits. */
export interface ScriptedDecision extends Verdict {
  /** Null: whatever the product. */
  readonly productCode: string | null
  remaining: number
}
