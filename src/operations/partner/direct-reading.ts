import { offerApproval, offerCancellation, offerWithdrawal } from "../../core/partner/command-offers"
import { directStateAfter } from "../../core/partner/direct-state-after"
import type { DecisionStatus } from "../../core/partner/decision-status"
import { applicationUuid, contractUuid } from "../../core/partner/ids"
import type { ContractReading } from "../../core/partner/observation"
import { offerOf, type OfferCosts } from "../../core/partner/offer"
import type { PartnerOverrides } from "../../core/partner/overrides"
import { directPaidCheck } from "../../core/partner/paid-check"
import { stageOfDirect } from "../../core/partner/stage-of-direct"
import type { Offer as ShownOffer } from "../../core/shared/direct-state"
import type { PartnerMethod } from "../../core/shared/method"
import type { FinancingRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { SendOptions } from "../../clients/http/send"
import type { ApplicationDetails } from "../../clients/partner/application-reading"
import type { PartnerClient } from "../../clients/partner/create-partner-client"
import { observeDirect, type ObservedDirect } from "../../clients/partner/observe-direct"
import type { PaymentSchedule } from "../../clients/partner/payment-schedule-reading"
import { plainSchedule } from "../plain-schedule"
import type { Command, CommandTerms, Offer, Reading } from "../system"
import { contractFacts } from "./contract-facts"
import { partnerMethodOf } from "./method-of"
import { partnerFactsOf, wordsOf } from "./reading-parts"

interface Observed {
  readonly financing: FinancingRecord
  readonly overrides: PartnerOverrides
  /** What E4 said a moment ago. */
  readonly contract?: ContractReading
}

/** Reads a financing of the direct flow: C2, and E4 where there is a contract. Its caller sees that it is its turn. */
export async function readDirect(
  client: Pick<PartnerClient, "readApplication" | "readContract">,
  { financing, overrides, contract }: Observed,
  options: SendOptions,
): Promise<Result<Reading, SystemError>> {
  const known = financing.remote_contract_id
  const observation = await observeDirect(
    client,
    {
      method: partnerMethodOf(financing.method),
      applicationUuid: applicationUuid.parse(financing.remote_application_id),
      contractUuid: known === null ? null : contractUuid.parse(known),
      ...(contract === undefined ? {} : { contract }),
    },
    options,
  )
  return observation.ok ? ok(directReading(observation.value, overrides)) : observation
}

/** A reading of the direct flow in the words that all systems share. */
export const directReading = (observation: ObservedDirect, overrides: PartnerOverrides): Reading => ({
  stageFrom: (known) => stageOfDirect(known.previous, observation, partnerFactsOf(known, overrides)),
  amountCheck: (payable, currencyCode) =>
    directPaidCheck(observation, { amount: payable, currency: currencyCode }).amount,
  applicationId: observation.application.uuid,
  contractId: observation.application.contractUuid ?? observation.contract?.uuid ?? null,
  words: wordsOf(observation.application.decisionWord, observation.contract),
  facts: contractFacts(observation),
  changes: (financing, stage, now) => ({
    direct: directStateAfter(financing.direct, {
      application: observation.application,
      contract: observation.contract,
      offer: offerIn(observation.application, financing),
      stage: { before: financing.stage, after: stage },
      now,
    }),
  }),
  attentionFrom: () => null,
  offers: offersOf({
    contract: observation.contract,
    hasContract: observation.contract !== null || observation.application.contractUuid !== null,
    decision: observation.application.decision,
  }),
})

export const offerIn = (application: ApplicationDetails, financing: FinancingRecord): ShownOffer | null =>
  application.decision === "positive"
    ? offerOf(application, { costs: costsOf(application.schedule), currency: financing.currency_code })
    : null

/** What a schedule says of the costs; its payments only where it has them. */
export const costsOf = (schedule: PaymentSchedule | null): OfferCosts => ({
  monthlyPayment: schedule?.monthlyPayment ?? null,
  creditCostRateAnnual: schedule?.creditCostRateAnnual ?? null,
  totalCost: schedule?.repaymentsTotal ?? null,
  schedule: schedule === null || schedule.payments.length === 0 ? null : plainSchedule(schedule),
})

const asOffer = (offer: Result<unknown, string>): Offer =>
  offer.ok ? { allowed: true } : { allowed: false, reason: offer.error }

/** What stands at the service; the decision is null where no application was read. */
interface Standing {
  readonly contract: ContractReading | null
  readonly hasContract: boolean
  readonly decision: DecisionStatus | null
}

type PartnerTerms = CommandTerms & { readonly method: PartnerMethod }

/** Partner API, section 4.C: an application can be given up once its decision is positive. */
function offerGivingUp(terms: PartnerTerms, { contract, hasContract, decision }: Standing): Offer {
  if (hasContract) return asOffer(offerCancellation(terms.method, contract))
  return decision === "positive" ? { allowed: true } : { allowed: false, reason: "decision_pending" }
}

const offerOfCommand = {
  approve: (terms, { contract }) => asOffer(offerApproval(terms, contract)),
  cancel: offerGivingUp,
  withdraw: (terms, { contract }) => asOffer(offerWithdrawal(terms, contract)),
} as const satisfies Record<Command, (terms: PartnerTerms, standing: Standing) => Offer>

/** Which commands are possible on an application or on what came of it. */
export const offersOf =
  (standing: Standing): Reading["offers"] =>
  (command, terms) =>
    offerOfCommand[command]({ ...terms, method: partnerMethodOf(terms.method) }, standing)
