import { directStateAfter } from "../../core/partner/direct-state-after"
import { applicationUuid, contractUuid, posSessionUuid } from "../../core/partner/ids"
import type { PartnerOverrides } from "../../core/partner/overrides"
import { paidCheck } from "../../core/partner/paid-check"
import { stageOfShort } from "../../core/partner/stage-of-short"
import { sameAmount } from "../../core/shared/money"
import type { FinancingRecord } from "../../core/shared/records"
import type { Stage } from "../../core/shared/stage"
import { ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { SendOptions } from "../../clients/http/send"
import type { PartnerClient } from "../../clients/partner/create-partner-client"
import { observeShort, type ObservedShort } from "../../clients/partner/observe-short"
import type { Reading } from "../system"
import { contractFacts } from "./contract-facts"
import { offerIn, offersOf } from "./direct-reading"
import { partnerMethodOf } from "./method-of"
import { partnerFactsOf, wordsOf } from "./reading-parts"

interface Observed {
  readonly financing: FinancingRecord
  readonly overrides: PartnerOverrides
}

/** Reads a financing of the short flow: A3, then E4 or C2. Its caller sees that it is its turn. */
export async function readShort(
  client: Pick<PartnerClient, "readSession" | "readContract" | "readApplication">,
  { financing, overrides }: Observed,
  options: SendOptions,
): Promise<Result<Reading, SystemError>> {
  const { remote_contract_id: contract, remote_application_id: application } = financing
  const observation = await observeShort(
    client,
    {
      method: partnerMethodOf(financing.method),
      sessionUuid: posSessionUuid.parse(financing.remote_session_id),
      contractUuid: contract === null ? null : contractUuid.parse(contract),
      applicationUuid: application === null ? null : applicationUuid.parse(application),
    },
    options,
  )
  return observation.ok ? ok(shortReading(observation.value, { overrides, financing })) : observation
}

/** A reading of the short flow in the words that all systems share. */
const shortReading = (observation: ObservedShort, { overrides, financing }: Observed): Reading => ({
  stageFrom: (known) => stageOfShort(known.previous, observation, partnerFactsOf(known, overrides)),
  amountCheck: (payable, currencyCode) => {
    const accepted = observation.application?.amount ?? financing.direct?.offer?.amount ?? null
    // The session keeps the amount that was asked for, whatever was accepted in its dialog.
    if (accepted !== null && !sameAmount(accepted, payable)) return "mismatch"
    return paidCheck(observation, { amount: payable, currency: currencyCode }).amount
  },
  // A session may go on naming the application that was altered since.
  applicationId:
    observation.application?.uuid ?? financing.remote_application_id ?? observation.session.applicationUuid,
  contractId: observation.session.contractUuid,
  words: wordsOf(observation.session.statusWord, observation.contract),
  facts: contractFacts(observation),
  changes: (record, stage, now) => changesOf(observation, record, { stage, now }),
  attentionFrom: () => null,
  offers: offersOf({
    contract: observation.contract,
    hasContract:
      observation.session.contractUuid !== null ||
      observation.contract !== null ||
      observation.contractUnread,
    decision: observation.application?.decision ?? null,
  }),
})

function changesOf(
  { application, contract }: ObservedShort,
  financing: FinancingRecord,
  { stage, now }: { readonly stage: Stage; readonly now: Date },
) {
  if (application === null) return {}
  const offer = offerIn(application, financing)
  const stages = { before: financing.stage, after: stage }
  return { direct: directStateAfter(financing.direct, { application, contract, offer, stage: stages, now }) }
}
