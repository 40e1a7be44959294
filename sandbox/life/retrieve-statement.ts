import { randomUUID } from "node:crypto"
import type { Application } from "../world/application"
import type { Retrieval } from "../world/customer-page"
import type { World } from "../world/world"
import { latestOf } from "./find-application"
import { letGo } from "./hold"
import { incomeProven } from "./settle"

export interface NewRetrieval {
  readonly application: Application
  readonly bankName: string
  readonly returnUrl: string
}

/** A visit to the customer's bank (C7). */
export function openRetrieval(world: World, { application, bankName, returnUrl }: NewRetrieval): Retrieval {
  const retrieval: Retrieval = {
    uuid: randomUUID(),
    applicationUuid: application.uuid,
    bankName,
    returnUrl,
    state: "open",
  }
  world.retrievals.set(retrieval.uuid, retrieval)
  return retrieval
}

/** The customer has shared the statement, or has gone away without. A page left twice changes nothing. */
export function finishRetrieval(world: World, retrieval: Retrieval, state: "shared" | "left"): void {
  if (retrieval.state !== "open") return
  retrieval.state = state
  const application = world.applications.get(retrieval.applicationUuid)
  if (state === "shared" && application !== undefined) proofArrived(world, application)
}

/** A statement has arrived for the decision, or for the contract that waits for the verification. */
export function proofArrived(world: World, asked: Application): void {
  const application = latestOf(world, asked)
  const contract = world.contracts.get(application.contractUuid ?? "")
  if (application.decision === "income_proof_required") incomeProven(world, application)
  else if (contract?.processStatus === "waiting_for_customer_digital_verification") letGo(world, contract)
}
