import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { mayContractMove, maySessionMove, moveContract, moveSession } from "./move"

/** True for a signed contract that waits for the merchant and for nobody else. */
export const mayApprove = (contract: Contract): boolean =>
  contract.status === "signed" && contract.processStatus === "waiting_for_partners_confirmation"

/** The merchant approves a signed contract (E5); the activation follows. False: this contract waits for nobody. */
export function approve(world: World, contract: Contract): boolean {
  if (!mayApprove(contract)) return false
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
  contract.hold = null
  moveContract(world, contract, "activated")
  const session = world.sessions.get(contract.sessionUuid ?? "")
  if (session !== undefined && maySessionMove(session, "completed")) moveSession(world, session, "completed")
  const delayMs = world.settings.payout_delay_ms
  if (delayMs !== null) world.scheduler.after(delayMs, () => payOut(world, contract))
  return null
}

/** The service pays the merchant; it does so once. */
export function payOut(world: World, contract: Contract): string | null {
  if (contract.status !== "activated") return `A contract that is ${contract.status} is not paid out.`
  if (contract.paidOutAt !== null) return "The contract is already paid out."
  contract.paidOutAt = world.scheduler.now()
  return null
}

/** The service terminates an active contract; the session stays completed. */
export function terminate(
  world: World,
  contract: Contract,
  reason: string = "terminated_by_creditor",
): string | null {
  if (!mayContractMove(contract, "terminated"))
    return `A contract that is ${contract.status} cannot be terminated.`
  moveContract(world, contract, "terminated")
  contract.terminationReason = reason
  return null
}

/** True for an active contract that nobody has withdrawn yet. */
export const mayWithdraw = (contract: Contract): boolean =>
  contract.status === "activated" && contract.withdrawnAt === null

/** The merchant takes the whole contract back (E8); the termination follows. */
export function withdraw(world: World, contract: Contract): boolean {
  if (!mayWithdraw(contract)) return false
  contract.withdrawnAt = world.scheduler.now()
  const delayMs = world.settings.withdrawal_delay_ms
  const finish = (): string | null => terminate(world, contract, "merchant_withdrawal")
  if (delayMs === 0) finish()
  else if (delayMs !== null) world.scheduler.after(delayMs, finish)
  return true
}
