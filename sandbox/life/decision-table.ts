import BigNumber from "bignumber.js"
import { isWithin } from "../money"
import type { Method } from "../shops"
import type { Decision } from "../world/application"

interface Band {
  readonly from: string
  readonly to: string
  readonly decision: Decision
  /** Whether the document names the band; the others are the sandbox's own. */
  readonly documented: boolean
}

const NO_END = "Infinity"

/** Partner API, section 1, rule 7; 1001 to 1100 after the service reference, section 8.3. */
const HIRE_PURCHASE_AND_SPLIT: readonly Band[] = [
  { from: "0", to: "500", decision: "positive", documented: true },
  { from: "500.01", to: "1000.99", decision: "positive", documented: false },
  { from: "1001", to: "1100", decision: "negative", documented: false },
  { from: "1100.01", to: "14999.99", decision: "positive", documented: false },
  { from: "15000", to: "16000", decision: "positive", documented: true },
  { from: "16000.01", to: NO_END, decision: "negative", documented: false },
]

const PAY_NEXT_MONTH: readonly Band[] = [
  { from: "0", to: "100", decision: "positive", documented: true },
  { from: "100.01", to: "149.99", decision: "negative", documented: false },
  { from: "150", to: NO_END, decision: "positive", documented: true },
]

export const DECISION_TABLE = {
  "hire-purchase": HIRE_PURCHASE_AND_SPLIT,
  "split-payment": HIRE_PURCHASE_AND_SPLIT,
  "pay-next-month": PAY_NEXT_MONTH,
} as const satisfies Record<Method, readonly Band[]>

/** The sandbox's own signs, outside the documented bands only: what the amount's cents decide. */
const DECISION_OF_CENTS: Readonly<Record<string, Decision | "changed">> = {
  "13": "negative",
  "14": "manual",
  "15": "failed",
  "16": "income_proof_required",
  "17": "manual_negative",
  "18": "changed",
}

/**
 * What the credit check says about an amount (a decimal string with two decimals); `changed` is a positive
 * decision under altered terms.
 */
export function decisionFor(method: Method, amount: string): Decision | "changed" {
  const band = DECISION_TABLE[method].find(({ from, to }) => isWithin(amount, from, to))
  if (band === undefined) return "negative"
  if (band.documented) return band.decision
  return DECISION_OF_CENTS[new BigNumber(amount).toFixed(2).slice(-2)] ?? band.decision
}
