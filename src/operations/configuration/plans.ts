import type { PlanInput, PlanTerms } from "../../core/shared/connection-input"
import type { ConnectionWithKeys, PlanRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { codesOf } from "../system-error-codes"
import type { ProductTerms } from "../system"
import type { ConfigurationDesk, ConfigurationProblem } from "./configuration-desk"
import { planProblem } from "./plan-check"

type Outcome<T> = Promise<Result<T, ConfigurationProblem>>

const NO_PLAN: ConfigurationProblem = { kind: "not_found", message: "There is no such plan." }

/** Creates a plan and reads its price range and periods from the service at once. */
export async function createPlan(desk: ConfigurationDesk, input: PlanInput): Outcome<PlanRecord> {
  const connection = await desk.records.findConnection(input.connection_id)
  if (connection === null) return err({ kind: "invalid", message: "There is no such connection." })
  const problem = planProblem(input, connection.connection)
  if (problem !== null) return err(problem)
  return ok(await desk.records.insertPlan(input, await readTerms(desk, connection, input.product_code)))
}

export async function changePlan(
  desk: ConfigurationDesk,
  id: string,
  changes: Partial<Omit<PlanInput, "connection_id" | "method">>,
): Outcome<PlanRecord> {
  const before = await desk.records.findPlan(id)
  const found = before === null ? null : await desk.records.findConnectionRecord(before.connection_id)
  if (before === null || found === null) return err(NO_PLAN)
  const problem = planProblem({ ...before, ...changes }, found)
  if (problem !== null) return err(problem)
  const anotherProduct = changes.product_code !== undefined && changes.product_code !== before.product_code
  const after = await desk.records.updatePlan(id, { ...changes, ...(anotherProduct ? NO_TERMS : {}) })
  return anotherProduct ? refreshPlan(desk, id) : ok(after)
}

/** Reads the plan's terms anew. A service that cannot be read leaves the terms and says so beside them. */
export async function refreshPlan(desk: ConfigurationDesk, id: string): Outcome<PlanRecord> {
  const plan = await desk.records.findPlan(id)
  const connection = plan === null ? null : await desk.records.findConnection(plan.connection_id)
  if (plan === null || connection === null) return err(NO_PLAN)
  const terms = await readTerms(desk, connection, plan.product_code)
  const changes = terms.refresh_problem === null ? terms : { refresh_problem: terms.refresh_problem }
  return ok(await desk.records.updatePlan(id, changes))
}

/** Plans are paused rather than deleted once a financing refers to them. */
export async function removePlan(desk: ConfigurationDesk, id: string): Outcome<null> {
  if ((await desk.records.findPlan(id)) === null) return err(NO_PLAN)
  if ((await desk.records.countFinancings({ plan_id: id })) > 0)
    return err({ kind: "in_use", message: "Financings refer to this plan. Pause it instead." })
  await desk.records.removePlan(id)
  return ok(null)
}

/** Reads every plan once; one that fails does not keep the others. */
export async function refreshAllPlans(desk: ConfigurationDesk): Promise<number> {
  const plans = await desk.records.listPlans()
  for (const plan of plans) await refreshPlan(desk, plan.id)
  return plans.length
}

async function readTerms(
  desk: ConfigurationDesk,
  connection: ConnectionWithKeys,
  productCode: string,
): Promise<PlanTerms> {
  const terms = await desk.systemOf(connection).terms(productCode)
  if (terms.ok) return termsOf(terms.value, desk.clock.now())
  return { ...NO_TERMS, refresh_problem: `${terms.error.kind}: ${codesOf(terms.error).join(", ")}` }
}

const NO_TERMS: PlanTerms = {
  min_amount: null,
  max_amount: null,
  periods: [],
  default_period: null,
  parameters: null,
  refreshed_at: null,
  refresh_problem: null,
}

const termsOf = (terms: ProductTerms, now: Date): PlanTerms => ({
  min_amount: terms.minAmount,
  max_amount: terms.maxAmount,
  periods: terms.periods,
  default_period: terms.defaultPeriod,
  parameters: terms.parameters,
  refreshed_at: now,
  refresh_problem: null,
})
