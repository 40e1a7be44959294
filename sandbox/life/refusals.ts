import type { Application } from "../world/application"
import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { mayApprove, mayWithdraw } from "./activate"
import { waitsForDownPayment } from "./down-payment"
import { whyNotAcceptable } from "./draw-up"
import { mayContractMove } from "./move"
import { whyNoReturn } from "./versions"

/** Why a command is refused now: the service's code, or null when it is legal. */
type OnApplication = (world: World, application: Application) => string | null
type OnContract = (world: World, contract: Contract) => string | null

const code = (isLegal: boolean, refusal: string): string | null => (isLegal ? null : refusal)

/** Every rule about what may be asked of an application or a contract, and when. */
export const refusalOf = {
  /** Section 4, C, rules: after a positive decision and after the offer is shown. */
  accept: (world, application) => {
    if (application.decision !== "positive") return "application_is_not_positive"
    if (application.product.method === "pay-next-month") return "can_not_accept"
    return code(isOffered(world, application), "can_not_accept")
  },
  cancelApplication: (world, application) => code(isOffered(world, application), "can_not_cancel"),
  /** Only while nothing is accepted, cancelled or refused, and once. */
  signApplication: (_world, application) => code(isSignable(application), "can_not_sign"),
  confirmApplication: (_world, application) =>
    code(isSignable(application) && application.signingCode !== null, "can_not_sign"),
  /** Section 2.4: by the bank when the type allows it, or when the contract waits for the verification. */
  retrieveStatement: (world, application) =>
    code(
      asksForProof(application, "ais_with_fallback_manual_upload_option") ||
        waitsForVerification(world, application),
      "can_not_initiate_retrieval",
    ),
  attachStatement: (world, application) =>
    code(
      application.decision === "income_proof_required" || waitsForVerification(world, application),
      "can_not_add_attachments",
    ),
} as const satisfies Record<string, OnApplication>

export const contractRefusalOf = {
  sign: (_world, contract) => code(contract.status === "unsigned", "can_not_sign"),
  confirmSigning: (_world, contract) =>
    code(contract.status === "unsigned" && contract.signing?.method === "sms", "can_not_sign"),
  approve: (_world, contract) => code(mayApprove(contract), "can_not_approve"),
  cancel: (_world, contract) => code(mayContractMove(contract, "cancelled"), "can_not_cancel"),
  payDown: (_world, contract) => code(waitsForDownPayment(contract), "can_not_create_payment_link"),
  withdraw: (_world, contract) => code(mayWithdraw(contract), "can_not_withdraw"),
  /** Section 4, E, rule 3. */
  setPayoutAccount: (_world, contract) =>
    code(contract.status === "unsigned" || contract.status === "signed", "can_not_add_payout_account"),
  partialReturn: (world, contract) =>
    whyNoReturn(world, contract) === null ? null : "partial_return_is_not_possible",
} as const satisfies Record<string, OnContract>

const isOffered = (world: World, application: Application): boolean =>
  whyNotAcceptable(world, application) === null && application.offerShownAt !== null

const isSignable = ({ decision, confirmedAt, cancelledAt, contractUuid, nextUuid }: Application): boolean =>
  [confirmedAt, cancelledAt, contractUuid, nextUuid].every((mark) => mark === null) &&
  (decision === "pending" || decision === "positive")

const asksForProof = ({ decision, incomeProofType }: Application, type: string): boolean =>
  decision === "income_proof_required" && incomeProofType === type

/** Section 3.4. */
function waitsForVerification(world: World, application: Application): boolean {
  const contract = world.contracts.get(application.contractUuid ?? "")
  return contract?.processStatus === "waiting_for_customer_digital_verification"
}
