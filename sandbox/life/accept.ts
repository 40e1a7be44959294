import { randomUUID } from "node:crypto"
import type { Contract } from "../world/contract"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { activateLater } from "./activate"
import { moveContract, moveSession } from "./move"

/** The customer accepts the offer and signs at once. Pay next month has no contract: the purchase is done. */
export function acceptAndSign(world: World, session: Session): string | null {
  if (session.product.method !== "pay-next-month") {
    return drawUp(world, session) ?? sign(world, session)
  }
  const problem = whyNotAcceptable(session)
  if (problem !== null) return problem
  if (world.settings.pay_next_month_contract) session.contractUuid = randomUUID()
  moveSession(world, session, "completed")
  return null
}

/** The customer accepts the offer: the contract is there, unsigned. Partner API, section 3.3. */
export function drawUp(world: World, session: Session): string | null {
  const problem = whyNotAcceptable(session)
  if (problem !== null) return problem
  if (session.product.method === "pay-next-month") return "Pay next month has no contract."
  const contract: Contract = {
    uuid: randomUUID(),
    number: world.nextContractNumber(),
    sessionUuid: session.uuid,
    shopUuid: session.shop.shopUuid,
    productCode: session.product.code,
    customerUuid: randomUUID(),
    createdAt: world.scheduler.now(),
    status: "unsigned",
    processStatus: null,
    hold: null,
    signedAt: null,
    partnerApprovalAt: null,
    activatedAt: null,
    cancelledAt: null,
    terminatedAt: null,
  }
  world.contracts.set(contract.uuid, contract)
  session.contractUuid = contract.uuid
  return null
}

/** The customer signs the contract. */
export function sign(world: World, session: Session): string | null {
  const contract = world.contracts.get(session.contractUuid ?? "")
  if (contract?.status !== "unsigned") return "There is no contract to sign."
  moveContract(contract, "signed")
  contract.signedAt = world.scheduler.now()
  goOnAfterSigning(world, session, contract)
  return null
}

/** What a signed contract waits for next: the customer, the merchant, or only the activation. */
export function goOnAfterSigning(world: World, session: Session, contract: Contract): void {
  if (contract.hold !== null) {
    contract.processStatus = contract.hold
  } else if (session.product.approval) {
    contract.processStatus = "waiting_for_partners_confirmation"
    if (session.status === "pending") moveSession(world, session, "granted")
  } else {
    contract.processStatus = null
    activateLater(world, contract, world.settings.signing_activation_delay_ms)
  }
}

function whyNotAcceptable(session: Session): string | null {
  if (session.status !== "pending") return `There is no offer in a session that is ${session.status}.`
  if (session.contractUuid !== null) return "The offer is already accepted."
  return session.decision === "positive" ? null : "There is no offer: the decision is not positive."
}
