import type { Contract } from "../world/contract"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { mayContractMove, maySessionMove, moveContract, moveSession } from "./move"

/** Ends a session without a purchase; its contract, if there is one, is cancelled with it. */
export function endSession(
  world: World,
  session: Session,
  status: "cancelled" | "declined" | "expired",
): string | null {
  if (!maySessionMove(session, status)) return `A session that is ${session.status} cannot become ${status}.`
  const contract = world.contracts.get(session.contractUuid ?? "")
  if (contract !== undefined && mayContractMove(contract, "cancelled")) {
    moveContract(world, contract, "cancelled")
  }
  moveSession(world, session, status)
  return null
}

/** Cancels a contract that is not active yet, and its session with it. Null, or why it cannot be. */
export function cancelContract(world: World, contract: Contract): string | null {
  if (!mayContractMove(contract, "cancelled"))
    return `A contract that is ${contract.status} cannot be cancelled.`
  const session = world.sessions.get(contract.sessionUuid ?? "")
  if (session !== undefined) return endSession(world, session, "cancelled")
  moveContract(world, contract, "cancelled")
  return null
}

/** The customer presses a cancel button of the dialog, which is possible only while the session is pending. */
export function cancelInDialog(world: World, session: Session): string | null {
  if (session.status !== "pending")
    return `A session that is ${session.status} cannot be cancelled in the dialog.`
  session.cancelledInDialog = true
  return endSession(world, session, "cancelled")
}

/** The customer cancels: in the dialog while it is open, and otherwise through the service. */
export const cancelByCustomer = (world: World, session: Session): string | null =>
  session.status === "pending" ? cancelInDialog(world, session) : endSession(world, session, "cancelled")

/** A pending session whose `valid_until` has passed becomes expired. */
export function expireIfDue(world: World, session: Session): void {
  if (session.status === "pending" && world.scheduler.now() >= session.validUntil) {
    endSession(world, session, "expired")
  }
}
