import type { PlanRecord } from "../shared/records"
import type { Check, CheckState } from "./go-live-facts"

/** A check of one plan, which is put right where the plans are. */
export const about = (
  plan: PlanRecord,
  id: string,
  problem: { state: CheckState; sentence: string },
): Check => ({
  id,
  ...problem,
  where: "plans",
  subject: plan.id,
})

export const nameOf = ({ name, product_code: code }: PlanRecord): string => `The plan ${name} (${code})`
