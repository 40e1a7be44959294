import type { PlanInput } from "../../core/shared/connection-input"
import type { ConfigurationProblem } from "./configuration-desk"

const invalid = (message: string): ConfigurationProblem => ({ kind: "invalid", message })

type Checked = Pick<PlanInput, "method" | "starts_at" | "ends_at" | "approve_when">

/** What is wrong with a plan as it would be saved, or null. */
export function planProblem({ method, starts_at: from, ends_at: to, approve_when }: Checked) {
  if (from !== null && to !== null && to <= from)
    return invalid("The plan ends before it begins: its end must be later than its start.")
  if (method === "pay-next-month" && approve_when !== "manual")
    return invalid("Pay next month knows no approval, so it cannot be approved by itself.")
  return null
}
