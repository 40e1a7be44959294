import { type Application, type Decision, DECISION_MOVES } from "../world/application"
import type { Verdict } from "../world/scripted-decision"
import type { World } from "../world/world"
import { decisionFor } from "./decision-table"
import { endSession } from "./end-session"
import { succeed } from "./open-application"
import { tellDecision } from "./tell"

/** What the customer reads about a decision; the wording is the sandbox's own. */
const MESSAGES: Readonly<Record<Decision, readonly string[]>> = {
  pending: [],
  positive: [],
  negative: ["We cannot offer you this credit."],
  manual_negative: ["We cannot offer you this credit."],
  failed: ["The decision could not be made."],
  income_proof_required: ["Please prove your income."],
  manual: [],
}

/** Null, or the sentence that says why nothing is to be decided now. */
export function whyNotDecidable(world: World, application: Application): string | null {
  const session = world.sessions.get(application.sessionUuid ?? "")
  if (session !== undefined && session.status !== "pending")
    return `Nothing is to be decided in a session that is ${session.status}.`
  if (application.cancelledAt !== null) return "The application is cancelled."
  if (application.nextUuid !== null) return "The application has a successor."
  if (application.contractUuid !== null) return "The offer is already accepted."
  return DECISION_MOVES[application.decision].length === 0
    ? `The decision is already there: ${application.decision}.`
    : null
}

/** Sets the decision, also against the table or while it waits for a person. */
export function decide(world: World, application: Application, verdict: Verdict): string | null {
  const problem = whyNotDecidable(world, application)
  if (problem !== null) return problem
  const decided = verdict.changes === null ? application : succeed(world, application, verdict.changes)
  decided.decision = verdict.decision
  decided.decisionMessages = MESSAGES[verdict.decision]
  decided.incomeProofType = verdict.incomeProofType
  decided.incomeProofAt = null
  tellDecision(world, decided)
  const session = world.sessions.get(application.sessionUuid ?? "")
  const isRefused = verdict.decision === "negative" || verdict.decision === "manual_negative"
  return session !== undefined && isRefused ? endSession(world, session, "declined") : null
}

/** What the next decision is: scripted, or as the amount says. */
export function nextVerdict(world: World, application: Application): Verdict {
  const { code, method } = application.product
  const script = world.decisions.find(
    ({ productCode, remaining }) => remaining > 0 && (productCode === null || productCode === code),
  )
  if (script !== undefined) {
    script.remaining -= 1
    return script
  }
  return verdictOf(decisionFor(method, application.terms.amount), application)
}

/** The verdict of a plain decision word; `changed` is a positive one with a longer period. */
export function verdictOf(word: Decision | "changed", application: Application): Verdict {
  if (word === "changed") {
    return { decision: "positive", incomeProofType: null, changes: { period: longerPeriod(application) } }
  }
  const isProof = word === "income_proof_required"
  return {
    decision: word,
    incomeProofType: isProof ? "ais_with_fallback_manual_upload_option" : null,
    changes: null,
  }
}

function longerPeriod({ product, terms }: Application): number {
  return product.periods.find((period) => period > terms.period) ?? terms.period
}
