import type { FinancingRecord } from "../shared/records"
import { isEnd } from "../shared/stage-moves"
import { contractStatusOf } from "./contract-status"

/** What a merchant can do with the papers of a financing, beside moving its money. */
export type PaperCommand =
  "printout" | "payout_account" | "purchase" | "items" | "merchant" | "schedule" | "attachments"

/** Why a paper is not asked for, in a sentence for the merchant. */
export const PAPER_REFUSALS = {
  method_has_no_papers: "Pay next month has no contract of its own, so there is nothing to print or to set.",
  contract_not_made: "There is no contract yet: the customer has not accepted the financing.",
  payout_account_fixed:
    "The account can be set only while the contract is unsigned or signed. This contract is past that: ask the service.",
  application_not_named:
    "The service has named no application for this financing, so its purchase data cannot be changed here.",
  application_not_named_for_schedule:
    "The service has named no application for this financing, so it has no payment schedule to show.",
  application_not_named_for_files:
    "The service has named no application for this financing, so no files can be sent for it.",
  financing_has_ended: "This financing has ended, so its purchase data can no longer be changed.",
  not_an_aggregator:
    "Only a connection that is marked as selling for several merchants names the merchant of a purchase.",
  income_proof_not_wanted: "The service does not wait for a proof of income at the moment.",
} as const satisfies Record<string, string>

export type PaperRefusal = keyof typeof PAPER_REFUSALS

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
  return status !== null && !ACCOUNT_OPEN.includes(contractStatusOf(status)) ? "payout_account_fixed" : null
}

const contractRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  if (financing.method === "pay-next-month") return "method_has_no_papers"
  return financing.remote_contract_id === null ? "contract_not_made" : null
}

const purchaseRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  if (financing.remote_application_id === null) return "application_not_named"
  return isEnd(financing.stage) ? "financing_has_ended" : null
}

const attachmentRefusal = ({ financing }: PaperFacts): PaperRefusal | null => {
  if (financing.stage !== "proving_income") return "income_proof_not_wanted"
  return financing.remote_application_id === null ? "application_not_named_for_files" : null
}

const REFUSES = {
  printout: contractRefusal,
  payout_account: (facts) => contractRefusal(facts) ?? payoutRefusal(facts),
  purchase: purchaseRefusal,
  items: purchaseRefusal,
  merchant: (facts) => (facts.aggregator ? purchaseRefusal(facts) : "not_an_aggregator"),
  schedule: ({ financing }) =>
    financing.remote_application_id === null ? "application_not_named_for_schedule" : null,
  attachments: attachmentRefusal,
} as const satisfies Record<PaperCommand, (facts: PaperFacts) => PaperRefusal | null>

/** Why the command cannot be given now, by the records alone; null when it can. */
export const paperRefusal = (command: PaperCommand, facts: PaperFacts): PaperRefusal | null =>
  REFUSES[command](facts)
