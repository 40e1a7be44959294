import { randomUUID } from "node:crypto"
import type { Decision, Session } from "../world/session"
import type { World } from "../world/world"
import { decisionFor } from "./decision-table"
import { endSession } from "./end-session"

/** The customer applies for the credit; the decision comes at once. */
export function apply(world: World, session: Session): string | null {
  if (session.status !== "pending") return `Nobody can apply in a session that is ${session.status}.`
  if (session.decision !== null && session.decision !== "failed") {
    return `The decision is already there: ${session.decision}.`
  }
  session.applicationUuid ??= randomUUID()
  return decide(world, session, nextDecision(world, session))
}

/** Sets the decision, also against the table or while it waits for a person. */
export function decide(world: World, session: Session, decision: Decision): string | null {
  if (session.status !== "pending") return `Nothing is to be decided in a session that is ${session.status}.`
  session.applicationUuid ??= randomUUID()
  session.decision = decision
  return decision === "negative" ? endSession(world, session, "declined") : null
}

function nextDecision(world: World, session: Session): Decision {
  const { code, method } = session.product
  const script = world.decisions.find(
    ({ productCode, remaining }) => remaining > 0 && (productCode === null || productCode === code),
  )
  if (script === undefined) return decisionFor(method, session.request.amount)
  script.remaining -= 1
  return script.decision
}
