import {
  currentApplication,
  historyOf,
  type LeasingApplication,
} from "../../core/leasing/application-history"
import { attentionOf } from "../../core/leasing/leasing-attention"
import {
  decisiveReading,
  isSigned,
  type LeasingObservation,
  type ReadApplication,
} from "../../core/leasing/observation"
import { stageOfLeasing } from "../../core/leasing/stage-of-leasing"
import { isTokenRefused } from "../../core/leasing/token-refused"
import { payableOf } from "../../core/shared/money"
import type { JsonObject } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { LeasingClient } from "../../clients/leasing/create-leasing-client"
import type { Known, Reading } from "../system"
import { offerOf } from "./offer-of"

type Asked = Result<ReadApplication | null, SystemError>

/**
 * Checks every application that the financing has had, each with exactly the values of its creation: a signature on
 * an old one counts. One that the service has forgotten says nothing, nor does an old one that it refuses.
 */
export async function observeLeasing(
  client: LeasingClient,
  { remoteIds }: Known,
  budgetMs: number | undefined,
): Promise<Result<Reading, SystemError>> {
  const history = historyOf(remoteIds)
  const newest = currentApplication(history)
  const asked = await Promise.all(
    history.map((application) => ask(client, { application, old: application !== newest }, budgetMs)),
  )
  const read = asked.flatMap((one) => (one.ok && one.value !== null ? [one.value] : []))
  const failed = asked.find((one) => !one.ok)
  const signed = read.some(({ observation }) => isSigned(observation.outcome))
  if (failed?.ok === false && !signed) return err(failed.error)
  const [first, ...others] = read
  return ok(readingOf(first === undefined ? FORGOTTEN : decisiveReading([first, ...others]).observation))
}

async function ask(
  client: LeasingClient,
  { application, old }: { readonly application: LeasingApplication; readonly old: boolean },
  budgetMs: number | undefined,
): Promise<Asked> {
  const checked = await client.check(application, budgetMs === undefined ? {} : { budgetMs })
  if (checked.ok) return ok({ token: application.token, observation: checked.value })
  const saysNothing = isTokenRefused(checked.error) || (old && checked.error.kind === "rejected")
  return saysNothing ? ok(null) : checked
}

/** The service knows none of the applications any more: a new one is made when the shopper goes on. */
const FORGOTTEN: LeasingObservation = {
  phase: null,
  status: null,
  closeReason: null,
  result: null,
  contractNumber: null,
  advance: null,
  outcome: "ongoing",
  marks: [],
}

const readingOf = (observation: LeasingObservation): Reading => ({
  stageFrom: ({ previous, advanceReceived }) => stageOfLeasing(previous, observation, { advanceReceived }),
  // Endpoint 5 names no amount: what was sent counts, and the journal says so.
  amountCheck: () => "amount_as_sent",
  applicationId: null,
  contractId: null,
  words: { session: wordsOf(observation), contract: null, process: null },
  facts: factsOf(observation),
  attentionFrom: (facts) => attentionOf(observation.marks, facts),
  offers: (command) => offerOf(command, observation.outcome),
})

/** Everything that was said, in one line, so that each change of it is news. */
function wordsOf({ phase, status, closeReason, result }: LeasingObservation): string {
  const words = [phase, status, closeReason, result].filter((word) => word !== null)
  return words.length === 0 ? "forgotten" : words.join(" ").slice(0, 200)
}

/** The only currency of the leasing service. */
const CURRENCY = "eur"

const factsOf = (observation: LeasingObservation): JsonObject => ({
  contract_number: observation.contractNumber,
  close_reason: observation.closeReason,
  advance: observation.advance === null ? null : payableOf(observation.advance, CURRENCY),
  marks: observation.marks,
})
