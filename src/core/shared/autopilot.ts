import type { FinancingRecord, OperationRecord, PlanRecord } from "./records"

type RulePlan = Pick<PlanRecord, "approve_when" | "approval_paused">
type RuleFinancing = Pick<
  FinancingRecord,
  | "method"
  | "stage"
  | "approval_agreed"
  | "amount_check"
  | "attention"
  | "orphaned"
  | "captured_at"
  | "process_status"
>
type RuleOperation = Pick<OperationRecord, "kind" | "status">

/** What the order must have come to before the rule approves; null when no rule may approve this financing. */
export type RuleWaitsFor = "placed" | "fulfilled"

/** An approval that the service took or refused is never sent again by a rule. */
const isSettled = ({ kind, status }: RuleOperation): boolean =>
  kind === "approve" && (status === "done" || status === "refused")

/**
 * Whether the plan's rule may approve the financing, and when. Whatever needs a person, owes a down payment or has
 * another amount than was asked for is never approved by a rule.
 */
export function ruleFor(
  plan: RulePlan,
  financing: RuleFinancing,
  operations: readonly RuleOperation[],
): RuleWaitsFor | null {
  if (plan.approve_when === "manual" || plan.approval_paused) return null
  // The capture of a lease says that an advance has arrived, which no rule can know.
  if (financing.method === "leasing") return null
  if (financing.stage !== "awaiting_approval" || !financing.approval_agreed) return null
  if (financing.attention !== null || financing.orphaned || financing.captured_at !== null) return null
  if (financing.amount_check === "mismatch") return null
  if (financing.process_status === "waiting_for_downpayment") return null
  return operations.some(isSettled) ? null : plan.approve_when
}
