import {
  NEW_DIRECT_STATE,
  type DirectState,
  type Offer,
  type ProofWay,
  type Terms,
} from "../shared/direct-state"
import type { Stage } from "../shared/stage"
import { mayAskBank } from "./income-proof"
import type { ApplicationReading, ContractReading } from "./observation"

/** What was read, and where it leads. */
export interface DirectNews {
  readonly application: ApplicationReading
  readonly contract: ContractReading | null
  /** The offer as it is to be shown; null where the decision offers none. */
  readonly offer: Offer | null
  readonly stage: { readonly before: Stage; readonly after: Stage }
  readonly now: Date
}

/** The way by bank is for the application alone; a contract's verification names no type. */
const waysOf = ({ incomeProofType }: ApplicationReading): readonly ProofWay[] =>
  mayAskBank(incomeProofType) ? ["bank", "upload"] : ["upload"]

function proofAfter(state: DirectState, { application, stage }: DirectNews): DirectState["proof"] {
  if (stage.after !== "proving_income") return state.proof
  const ways = waysOf(application)
  const { proof } = state
  if (proof === null) return { ways, again: false, given: null }
  const askedAnew = stage.before !== "proving_income" || ways.length < proof.ways.length
  return askedAnew ? { ways, again: true, given: null } : { ...proof, ways }
}

const termsOf = ({ amount, period, payment_day, down_payment_amount }: Terms): Terms => ({
  amount,
  period,
  payment_day,
  down_payment_amount,
})

/** What the shopper knew before the conditions were altered: the offer that stood, else what was asked. */
function beforeAfter(state: DirectState, { application, offer }: DirectNews): Terms | null {
  if (!application.changedConditions || offer === null) return state.before
  if (state.offer === null) return state.before ?? state.asked
  return state.offer.id === offer.id ? state.before : termsOf(state.offer)
}

/** What is known of an offer is not lost when its costs could not be read this time. */
const offerAfter = (known: Offer | null, read: Offer | null): Offer | null => {
  if (read === null) return known
  if (known?.id !== read.id) return read
  return {
    ...read,
    monthly_payment: read.monthly_payment ?? known.monthly_payment,
    apr: read.apr ?? known.apr,
    total_cost: read.total_cost ?? known.total_cost,
    schedule: read.schedule ?? known.schedule,
  }
}

/** A contract that waits for the customer again has no signing under way. */
const signingAfter = (state: DirectState, { contract }: DirectNews): DirectState["signing"] =>
  contract?.status === "signed" ? state.signing && { ...state.signing, sealed_url: null } : state.signing

const downPaymentAfter = (state: DirectState, { stage, now }: DirectNews): DirectState["down_payment"] =>
  stage.after === "paying_down"
    ? (state.down_payment ?? { state: "open", since: now.toISOString() })
    : state.down_payment

/** Where a financing of the direct flow stands after a reading, beside its stage. */
export function directStateAfter(known: DirectState | null, news: DirectNews): DirectState {
  const state = known ?? NEW_DIRECT_STATE
  return {
    ...state,
    offer: offerAfter(state.offer, news.offer),
    before: beforeAfter(state, news),
    messages:
      news.application.decisionMessages.length > 0 ? news.application.decisionMessages : state.messages,
    proof: proofAfter(state, news),
    signing: signingAfter(state, news),
    down_payment: downPaymentAfter(state, news),
  }
}
