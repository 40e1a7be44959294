import type { Contract, Hold } from "../world/contract"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { goOnAfterSigning } from "./accept"

/** The contract waits for the customer, before or after the signature. Partner API, section 3.4. */
export function hold(session: Session, contract: Contract, reason: Hold): string | null {
  if (contract.partnerApprovalAt !== null) return "The merchant has already approved."
  if (contract.status !== "unsigned" && contract.status !== "signed") {
    return `A contract that is ${contract.status} waits for nobody (session ${session.status}).`
  }
  contract.hold = reason
  if (contract.status === "signed") contract.processStatus = reason
  return null
}

/** The customer has done what the contract waited for. */
export function letGo(world: World, session: Session, contract: Contract): string | null {
  if (contract.hold === null) return "The contract does not wait for the customer."
  contract.hold = null
  if (contract.status === "signed") goOnAfterSigning(world, session, contract)
  return null
}
