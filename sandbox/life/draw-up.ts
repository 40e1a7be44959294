import { randomUUID } from "node:crypto"
import BigNumber from "bignumber.js"
import { newSchedule } from "../pricing/schedule"
import type { Application } from "../world/application"
import type { Contract, Hold } from "../world/contract"
import type { ContractVersion } from "../world/contract-version"
import type { World } from "../world/world"
import { print } from "./print-contract"
import { tellContract } from "./tell"

/** Null, or the sentence that says why there is no offer to accept. */
export function whyNotAcceptable(world: World, application: Application): string | null {
  const session = world.sessions.get(application.sessionUuid ?? "")
  if (application.nextUuid !== null) return "The offer was replaced by another one."
  if (application.contractUuid !== null) return "The offer is already accepted."
  if (application.cancelledAt !== null) return "The application is cancelled."
  if (session !== undefined && session.status !== "pending") return `The session is ${session.status}.`
  if (application.decision !== "positive") return "There is no offer: the decision is not positive."
  return world.scheduler.now() >= application.offerValidTo ? "The offer has expired." : null
}

/** Makes the contract of an accepted offer, unsigned. Partner API, section 3.3. */
export function drawUp(world: World, application: Application): Contract {
  const now = world.scheduler.now()
  const contract: Contract = {
    ...NOTHING_YET,
    uuid: randomUUID(),
    number: world.nextNumber(),
    sessionUuid: application.sessionUuid,
    applicationUuid: application.uuid,
    shopUuid: application.shop.shopUuid,
    productCode: application.product.code,
    customerUuid: randomUUID(),
    createdAt: now,
    hold: holdOf(world, application),
    payoutAccount: application.payoutAccount,
    versions: [firstVersion(application, now)],
  }
  world.contracts.set(contract.uuid, contract)
  application.contractUuid = contract.uuid
  const session = world.sessions.get(application.sessionUuid ?? "")
  if (session !== undefined) session.contractUuid = contract.uuid
  print(world, contract)
  tellContract(world, contract, "UNSIGNED")
  return contract
}

const NOTHING_YET = {
  status: "unsigned",
  processStatus: null,
  signing: null,
  signedBy: null,
  signedAt: null,
  partnerApprovalAt: null,
  activatedAt: null,
  cancelledAt: null,
  terminatedAt: null,
  terminationReason: null,
  withdrawnAt: null,
  paidOutAt: null,
} as const

/** What the contract waits for once it is signed. */
function holdOf(world: World, application: Application): Hold | null {
  if (new BigNumber(application.terms.downPayment).gt(0)) return "waiting_for_downpayment"
  const isDirect = application.sessionUuid === null
  return isDirect && world.settings.verification ? "waiting_for_customer_digital_verification" : null
}

const firstVersion = ({ product, terms }: Application, now: number): ContractVersion => ({
  uuid: randomUUID(),
  pricingUuid: randomUUID(),
  changeUuid: randomUUID(),
  detailsUuid: randomUUID(),
  fromUuid: null,
  returnAmount: null,
  schedule: newSchedule({ product, terms, from: now }),
  createdAt: now,
  status: "active",
  activatedAt: now,
})
