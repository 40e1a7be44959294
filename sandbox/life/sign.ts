import { productOf } from "../shops"
import type { Contract, SigningMethod } from "../world/contract"
import type { World } from "../world/world"
import { activateLater } from "./activate"
import { moveContract, moveSession } from "./move"
import { tellContract } from "./tell"

/** The customer has signed an unsigned contract; it goes on. Partner API, section 3.3. */
export function sign(world: World, contract: Contract, method: SigningMethod): void {
  moveContract(world, contract, "signed")
  contract.signing = null
  contract.signedBy = method
  goOnAfterSigning(world, contract)
}

/** What a signed contract waits for next: the customer, the merchant, or only the activation. */
export function goOnAfterSigning(world: World, contract: Contract): void {
  if (contract.hold !== null) {
    contract.processStatus = contract.hold
  } else if (needsApproval(world, contract)) {
    contract.processStatus = "waiting_for_partners_confirmation"
    tellContract(world, contract, "ACTIVATION_REQUIRES_PARTNER_APPROVAL")
    const session = world.sessions.get(contract.sessionUuid ?? "")
    if (session?.status === "pending") moveSession(world, session, "granted")
  } else {
    contract.processStatus = null
    activateLater(world, contract, world.settings.signing_activation_delay_ms)
  }
}

function needsApproval(world: World, contract: Contract): boolean {
  const shop = world.shops.find(({ shopUuid }) => shopUuid === contract.shopUuid)
  return shop !== undefined && productOf(shop, contract.productCode)?.approval === true
}
