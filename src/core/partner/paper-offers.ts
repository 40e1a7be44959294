import type { FinancingRecord } from "../shared/records"
import type { Stage } from "../shared/stage"
import { isEnd } from "../shared/stage-moves"
import { COMMAND_REFUSALS } from "./command-offers"
import { contractStatusOf } from "./contract-status"

/** What a merchant can do with the papers of a financing, beside moving its money. */
export type PaperCommand =
  "printout" | "payout_account" | "purchase" | "items" | "merchant" | "schedule" | "attachments"

/** Why a paper is not asked for, in a sentence for the merchant. */
export const PAPER_REFUSALS = {
  method_has_no_contract: COMMAND_REFUSALS.method_has_no_contract,
  contract_unknown: COMMAND_REFUSALS.contract_unknown,
  contract_not_open:
    "The account can be changed only while the contract is unsigned or signed. This contract is past that: ask the service.",
  application_unknown:
    "The service has named no application for this financing, so its purchase data cannot be changed here. Neither can its schedule be read or files be sent for it.",
  not_an_aggregator:
    "Only a connection that is marked as selling for several merchants names the merchant of a purchase.",
  no_proof_asked: "The service does not ask for a proof of income at the moment.",
} as const satisfies Record<string, string>

/** A word of the table above, or the end that the financing has come to. */
export type PaperRefusal = keyof typeof PAPER_REFUSALS | `stage_${Stage}`

/** What decides about papers: all of it is in the records. */
export interface PaperFacts {
  readonly financing: Pick<
    FinancingRecord,
    "method" | "stage" | "contract_status" | "remote_application_id" | "remote_contract_id"
  >
  readonly aggregator: boolean
}

const ACCOUNT_OPEN: readonly string[] = ["unsigned", "signed", "unknown"]

/** Whether E9 may be sent as far as the last reading tells; E4 decides, read just before. */
const payoutRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  const { contract_status: status } = financing
  const end = endOf(financing)
  if (end !== null) return end
  return status !== null && !ACCOUNT_OPEN.includes(contractStatusOf(status)) ? "contract_not_open" : null
}

const contractRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  if (financing.method === "pay-next-month") return "method_has_no_contract"
  return financing.remote_contract_id === null ? "contract_unknown" : null
}

const endOf = ({ stage }: PaperFacts["financing"]): PaperRefusal | null =>
  isEnd(stage) ? `stage_${stage}` : null

const purchaseRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  if (financing.remote_application_id === null) return "application_unknown"
  return endOf(financing)
}

const attachmentRefusal = (facts: PaperFacts): PaperRefusal | null =>
  purchaseRefusal(facts) ?? (facts.financing.stage === "proving_income" ? null : "no_proof_asked")

/** Pay next month is read by its session alone. Service reference, section 8.1 */
const scheduleRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  if (financing.method === "pay-next-month") return "method_has_no_contract"
  return financing.remote_application_id === null ? "application_unknown" : null
}

const REFUSES = {
  printout: contractRefusal,
  payout_account: (facts) => contractRefusal(facts) ?? payoutRefusal(facts),
  purchase: purchaseRefusal,
  items: purchaseRefusal,
  merchant: (facts) => (facts.aggregator ? purchaseRefusal(facts) : "not_an_aggregator"),
  schedule: scheduleRefusal,
  attachments: attachmentRefusal,
} as const satisfies Record<PaperCommand, (facts: PaperFacts) => PaperRefusal | null>

/** Why the command cannot be given now, by the records alone; null when it can. */
export const paperRefusal = (command: PaperCommand, facts: PaperFacts): PaperRefusal | null =>
  REFUSES[command](facts)
