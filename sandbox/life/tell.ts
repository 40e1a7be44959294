import type { DirectWord } from "../callbacks/application-message"
import type { Application, Decision } from "../world/application"
import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { initialOf } from "./find-application"

type ContractWord = Extract<DirectWord, { type: "CONTRACT" }>["status"]
type DecisionWord = Extract<DirectWord, { type: "DECISION" }>["status"]

/** Partner API, section 6.2: no callback tells that a decision is still open. */
const WORD_OF_DECISION: Readonly<Record<Decision, DecisionWord | null>> = {
  pending: null,
  manual: null,
  positive: "POSITIVE",
  negative: "NEGATIVE",
  manual_negative: "NEGATIVE",
  failed: "FAILED",
  income_proof_required: "INCOME_PROOF_REQUIRED",
}

/** Sends the callback of a decision to the address that C1 gave, when it gave one. */
export function tellDecision(world: World, application: Application): void {
  const status = WORD_OF_DECISION[application.decision]
  if (status !== null) tell(world, application, { type: "DECISION", status })
}

/** The same for something that has happened to the application's contract. */
export function tellContract(world: World, contract: Contract, status: ContractWord): void {
  const application = world.applications.get(contract.applicationUuid)
  if (application !== undefined) tell(world, application, { type: "CONTRACT", status })
}

export function tell(world: World, application: Application, word: DirectWord): void {
  if (application.callbackUrl === null) return
  const named =
    world.settings.callbacks.application === "latest" ? application : initialOf(world, application)
  world.callbacks.announceDirect({ application, uuid: named.uuid, word, url: application.callbackUrl })
}
