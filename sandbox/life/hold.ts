import type { Contract, Hold } from "../world/contract"
import type { World } from "../world/world"
import { goOnAfterSigning } from "./sign"
import { tellContract } from "./tell"

/** The contract waits for the customer, before or after the signature. Partner API, section 3.4. */
export function hold(contract: Contract, reason: Hold): string | null {
  if (contract.partnerApprovalAt !== null) return "The merchant has already approved."
  if (contract.status !== "unsigned" && contract.status !== "signed") {
    return `A contract that is ${contract.status} waits for nobody.`
  }
  contract.hold = reason
  if (contract.status === "signed") contract.processStatus = reason
  return null
}

/** The customer has done what the contract waited for. */
export function letGo(world: World, contract: Contract): string | null {
  const { hold: reason } = contract
  if (reason === null || (contract.status !== "unsigned" && contract.status !== "signed"))
    return "The contract does not wait for the customer."
  contract.hold = null
  if (reason === "waiting_for_downpayment") tellContract(world, contract, "DOWN_PAYMENT_PAID_BY_CUSTOMER")
  if (contract.status === "signed") goOnAfterSigning(world, contract)
  return null
}
