import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { mayContractMove, maySessionMove, moveContract, moveSession } from "./move"

/** The merchant approves a signed contract (E5); the activation follows. False: this contract waits for nobody. */
export function approve(world: World, contract: Contract): boolean {
  if (contract.status !== "signed" || contract.processStatus !== "waiting_for_partners_confirmation")
    return false
  contract.partnerApprovalAt = world.scheduler.now()
  contract.processStatus = null
  activateLater(world, contract, world.settings.activation_delay_ms)
  return true
}

/** Activates after a while; null: only when told so. A contract that was cancelled meanwhile stays cancelled. */
export function activateLater(world: World, contract: Contract, delayMs: number | null): void {
  if (delayMs === null) return
  const activateUnlessHeld = (): void => {
    if (contract.hold === null) activate(world, contract)
  }
  if (delayMs === 0) activateUnlessHeld()
  else world.scheduler.after(delayMs, activateUnlessHeld)
}

/** The contract becomes active, the session completed and the purchase paid. */
export function activate(world: World, contract: Contract): string | null {
  if (!mayContractMove(contract, "activated"))
    return `A contract that is ${contract.status} cannot be activated.`
  moveContract(contract, "activated")
  contract.processStatus = "activated"
  contract.hold = null
  contract.activatedAt = world.scheduler.now()
  const session = world.sessions.get(contract.sessionUuid)
  if (session !== undefined && maySessionMove(session, "completed")) moveSession(world, session, "completed")
  return null
}

/** The service terminates an active contract; the session stays completed. */
export function terminate(world: World, contract: Contract): string | null {
  if (!mayContractMove(contract, "terminated"))
    return `A contract that is ${contract.status} cannot be terminated.`
  moveContract(contract, "terminated")
  contract.processStatus = null
  contract.terminatedAt = world.scheduler.now()
  return null
}
