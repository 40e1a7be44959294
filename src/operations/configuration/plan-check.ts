import type { PlanInput } from "../../core/shared/connection-input"
import { systemOfMethod } from "../../core/shared/method"
import type { ConnectionRecord } from "../../core/shared/records"
import { rulesOf } from "../systems"
import type { ConfigurationProblem } from "./configuration-desk"

const invalid = (message: string): ConfigurationProblem => ({ kind: "invalid", message })

type Checked = Pick<
  PlanInput,
  | "method"
  | "currency_code"
  | "starts_at"
  | "ends_at"
  | "approve_when"
  | "approval_agreed"
  | "withdrawal_agreed"
  | "flow"
>

/** What is wrong with a plan as it would be saved, or null. */
export function planProblem(plan: Checked, connection: ConnectionRecord): ConfigurationProblem | null {
  const { method, starts_at: from, ends_at: to } = plan
  if (from !== null && to !== null && to <= from)
    return invalid("The plan ends before it begins: its end must be later than its start.")
  if (method === "pay-next-month" && plan.approve_when !== "manual")
    return invalid("Pay next month knows no approval, so it cannot be approved by itself.")
  if (systemOfMethod(method) !== connection.system)
    return invalid("The connection leads to another service than the one that has this method.")
  const refused = rulesOf(connection.system).planProblem(plan, connection)
  return refused === null ? null : invalid(refused)
}
