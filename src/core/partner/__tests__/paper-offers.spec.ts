import { STAGES } from "../../shared/stage"
import { paperRefusal, PAPER_REFUSALS, type PaperCommand, type PaperFacts } from "../paper-offers"

const facts = (financing: Partial<PaperFacts["financing"]> = {}, aggregator = true): PaperFacts => ({
  financing: {
    method: "hire-purchase",
    stage: "awaiting_approval",
    contract_status: "signed",
    remote_application_id: "application",
    remote_contract_id: "contract",
    ...financing,
  },
  aggregator,
})

const ALL: readonly PaperCommand[] = [
  "printout",
  "payout_account",
  "purchase",
  "items",
  "merchant",
  "schedule",
  "attachments",
]

const refused = (given: PaperFacts): Partial<Record<PaperCommand, string>> =>
  Object.fromEntries(
    ALL.flatMap((command) => {
      const reason = paperRefusal(command, given)
      return reason === null ? [] : [[command, reason]]
    }),
  )

describe("the papers of a financing", () => {
  it("of a signed contract are all there, but nobody waits for a proof of income", () => {
    expect(refused(facts())).toEqual({ attachments: "income_proof_not_wanted" })
  })

  it("without a contract have nothing to print and nothing to pay to", () => {
    expect(refused(facts({ remote_contract_id: null, contract_status: null }))).toMatchObject({
      printout: "contract_not_made",
      payout_account: "contract_not_made",
    })
  })

  it("of pay next month have no contract of their own", () => {
    expect(refused(facts({ method: "pay-next-month" }))).toMatchObject({
      printout: "method_has_no_papers",
      payout_account: "method_has_no_papers",
    })
  })

  it.each(["activated", "Terminated", "cancelled"])(
    "take no other account once the contract is %s",
    (word) => {
      expect(paperRefusal("payout_account", facts({ contract_status: word }))).toBe("payout_account_fixed")
    },
  )

  it("leave a contract of an unknown word to the service", () => {
    expect(paperRefusal("payout_account", facts({ contract_status: "frozen" }))).toBeNull()
  })

  it("without an application have no purchase, no schedule, and take no files", () => {
    expect(refused(facts({ remote_application_id: null, stage: "proving_income" }))).toEqual({
      purchase: "application_not_named",
      items: "application_not_named",
      merchant: "application_not_named",
      schedule: "application_not_named_for_schedule",
      attachments: "application_not_named_for_files",
    })
  })

  it("name a merchant only in a shop that sells for several", () => {
    expect(refused(facts({}, false))).toMatchObject({ merchant: "not_an_aggregator" })
  })

  it("take files in one stage only", () => {
    const taking = STAGES.filter((stage) => paperRefusal("attachments", facts({ stage })) === null)
    expect(taking).toEqual(["proving_income"])
  })

  it("of what has ended change no purchase", () => {
    expect(refused(facts({ stage: "cancelled" }))).toMatchObject({ purchase: "financing_has_ended" })
  })

  it("are refused in sentences", () => {
    for (const sentence of Object.values(PAPER_REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})
