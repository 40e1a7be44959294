import { type Application, type Decision, type IncomeProofType } from "../world/application"
import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { activate, payOut, terminate } from "./activate"
import { cancelApplication } from "./cancel-application"
import { decide, verdictOf } from "./decide"
import { confirmDownPayment } from "./down-payment"
import { drawUp, whyNotAcceptable } from "./draw-up"
import { cancelContract } from "./end-session"
import { hold, letGo } from "./hold"
import { decideOnProof, incomeProven } from "./settle"
import { sign } from "./sign"

/** Carries out one act; the answer is null, or the sentence that says why it is not possible now. */
type Act = (world: World, application: Application) => string | null

const decided =
  (decision: Decision | "changed"): Act =>
  (world, application) =>
    decide(world, application, verdictOf(decision, application))

const askForProof =
  (incomeProofType: IncomeProofType): Act =>
  (world, application) =>
    decide(world, application, { decision: "income_proof_required", incomeProofType, changes: null })

const withContract =
  (act: (world: World, contract: Contract) => string | null): Act =>
  (world, application) => {
    const contract = world.contracts.get(application.contractUuid ?? "")
    return contract === undefined ? "The application has no contract." : act(world, contract)
  }

/** Everything that a person or a test can make happen to an application or its contract. */
export const APPLICATION_ACTS = {
  decide_positive: decided("positive"),
  decide_negative: decided("negative"),
  decide_manual_negative: decided("manual_negative"),
  decide_failed: decided("failed"),
  decide_manual: decided("manual"),
  change_conditions: decided("changed"),
  require_income_proof: askForProof("ais_with_fallback_manual_upload_option"),
  require_manual_income_proof: askForProof("manual_internal_verification"),
  prove_income: proveIncome,
  decide_on_proof: decideOnProof,
  accept_offer: acceptOffer,
  cancel_application: cancelApplication,
  sign_contract: withContract(signByHand),
  cancel_contract: withContract(cancelContract),
  activate: withContract(activate),
  terminate: withContract((world, contract) => terminate(world, contract)),
  request_down_payment: withContract((_world, contract) => hold(contract, "waiting_for_downpayment")),
  request_verification: withContract((_world, contract) =>
    hold(contract, "waiting_for_customer_digital_verification"),
  ),
  customer_done: withContract(letGo),
  confirm_down_payment: withContract(confirmDownPayment),
  pay_out: withContract(payOut),
} as const satisfies Record<string, Act>

export type ApplicationActName = keyof typeof APPLICATION_ACTS

export const isApplicationActName = (name: unknown): name is ApplicationActName =>
  typeof name === "string" && Object.hasOwn(APPLICATION_ACTS, name)

function acceptOffer(world: World, application: Application): string | null {
  const problem = whyNotAcceptable(world, application)
  if (problem !== null) return problem
  if (application.product.method === "pay-next-month") return "Pay next month has no contract."
  drawUp(world, application)
  return null
}

function proveIncome(world: World, application: Application): string | null {
  if (application.decision !== "income_proof_required") return "No proof of income is asked for."
  incomeProven(world, application)
  return null
}

function signByHand(world: World, contract: Contract): string | null {
  if (contract.status !== "unsigned") return "There is no contract to sign."
  sign(world, contract, "paper")
  return null
}
