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
    expect(refused(facts())).toEqual({ attachments: "no_proof_asked" })
  })

  it("without a contract have nothing to print and nothing to pay to", () => {
    expect(refused(facts({ remote_contract_id: null, contract_status: null }))).toMatchObject({
      printout: "contract_unknown",
      payout_account: "contract_unknown",
    })
  })

  it("of pay next month have no contract of their own", () => {
    expect(refused(facts({ method: "pay-next-month" }))).toMatchObject({
      printout: "method_has_no_contract",
      payout_account: "method_has_no_contract",
    })
  })

  it.each(["activated", "Terminated", "cancelled"])(
    "take no other account once the contract is %s",
    (word) => {
      expect(paperRefusal("payout_account", facts({ contract_status: word }))).toBe("contract_not_open")
    },
  )

  it("leave a contract of an unknown word to the service", () => {
    expect(paperRefusal("payout_account", facts({ contract_status: "frozen" }))).toBeNull()
  })

  it("without an application have no purchase, no schedule, and take no files", () => {
    expect(refused(facts({ remote_application_id: null, stage: "proving_income" }))).toEqual({
      purchase: "application_unknown",
      items: "application_unknown",
      merchant: "application_unknown",
      schedule: "application_unknown",
      attachments: "application_unknown",
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
    expect(refused(facts({ stage: "cancelled" }))).toMatchObject({ purchase: "stage_cancelled" })
  })

  it("are refused in sentences", () => {
    for (const sentence of Object.values(PAPER_REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})
