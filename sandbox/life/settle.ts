import type { Application } from "../world/application"
import type { World } from "../world/world"
import { decide, nextVerdict, verdictOf } from "./decide"

/** Arranges that the decision is made when it is due. */
export function decideWhenDue(world: World, application: Application): void {
  if (application.decisionDueAt === null) return
  world.scheduler.after(application.decisionDueAt - world.scheduler.now(), () => settle(world, application))
}

/** An application as it stands now: an overdue decision is made by being looked at. */
export function findApplication(world: World, uuid: string): Application | undefined {
  const application = world.applications.get(uuid)
  if (application !== undefined) settle(world, application)
  return application
}

function settle(world: World, application: Application): void {
  const { decision, decisionDueAt, nextUuid } = application
  if (decision !== "pending" || nextUuid !== null) return
  if (decisionDueAt === null || world.scheduler.now() < decisionDueAt) return
  decide(world, application, nextVerdict(world, application))
}

/** A proof of income has arrived; the next decision follows. Partner API, section 3.2. */
export function incomeProven(world: World, application: Application): void {
  application.incomeProofAt ??= world.scheduler.now()
  const delayMs = world.settings.income_proof_delay_ms
  if (delayMs !== null) world.scheduler.after(delayMs, () => decideOnProof(world, application))
}

/** Decides on what has arrived: scripted, and otherwise positive. */
export function decideOnProof(world: World, application: Application): string | null {
  if (application.decision !== "income_proof_required") return "No proof of income is asked for."
  if (application.incomeProofAt === null) return "No proof of income has arrived."
  const isScripted = world.decisions.some(
    ({ productCode, remaining }) =>
      remaining > 0 && (productCode === null || productCode === application.product.code),
  )
  const verdict = isScripted ? nextVerdict(world, application) : verdictOf("positive", application)
  return decide(world, application, verdict)
}
