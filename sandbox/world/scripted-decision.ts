import type { Decision } from "./session"

/** A decision that stands in for the table, for the next `remaining` applications that it fits. */
export interface ScriptedDecision {
  readonly decision: Decision
  /** Null: whatever the product. */
  readonly productCode: string | null
  remaining: number
}
