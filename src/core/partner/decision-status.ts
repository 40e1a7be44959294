import { knownWord } from "./status-word"

/** Partner API, section 2.4; `cancelled` from service reference, C1. */
export const DECISION_STATUSES = [
  "pending",
  "manual",
  "positive",
  "negative",
  "manual_negative",
  "failed",
  "income_proof_required",
  "cancelled",
] as const

export type DecisionStatus = (typeof DECISION_STATUSES)[number] | "unknown"

/** The document has two words for the proof of income: one meaning. */
export const decisionStatusOf = (word: string): DecisionStatus =>
  knownWord(DECISION_STATUSES, word.trim().replace(/^income_proof_requested$/i, "income_proof_required"))
