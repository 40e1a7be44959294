import { STAGES, type Stage } from "../../shared/stage"
import { DECISION_STATUSES } from "../decision-status"
import { stageOfDirect } from "../stage-of-direct"
import type { PartnerFacts } from "../partner-facts"
import { application, CONTRACT, contract, direct } from "./support/readings"

const AGREED: PartnerFacts = { method: "hire-purchase", approvalAgreed: true, withdrawalSent: false }
const NOT_AGREED: PartnerFacts = { ...AGREED, approvalAgreed: false }
const ACCEPTED = application("positive", { contractUuid: CONTRACT })

const stageOf = (
  observation: ReturnType<typeof direct>,
  previous: Stage = "started",
  facts = AGREED,
): Stage => stageOfDirect(previous, observation, facts)

describe("a financing of the direct flow without a contract", () => {
  it.each([
    ["pending", "deciding"],
    ["manual", "deciding"],
    ["income_proof_required", "proving_income"],
    ["income_proof_requested", "proving_income"],
    ["positive", "offered"],
    ["negative", "declined"],
    ["manual_negative", "declined"],
    ["failed", "failed"],
    ["cancelled", "cancelled"],
  ] as const)("with the decision %s is %s", (word, stage) => {
    expect(stageOf(direct(application(word)))).toBe(stage)
    expect(stageOf(direct(application(word)), stage)).toBe(stage)
    expect(stageOf(direct(application(word.toUpperCase())))).toBe(stage)
  })

  it("is never paid, whatever the decision", () => {
    for (const word of [...DECISION_STATUSES, "frozen"])
      for (const previous of ["new", "started", "deciding", "offered", "signing"] as const)
        expect(["active", "awaiting_approval"]).not.toContain(stageOf(direct(application(word)), previous))
  })

  it("goes from proving the income back to deciding, and again", () => {
    expect(stageOf(direct(application("pending")), "proving_income")).toBe("deciding")
    expect(stageOf(direct(application("income_proof_required")), "deciding")).toBe("proving_income")
  })

  it("is being signed once the application itself was signed", () => {
    expect(stageOf(direct(application("positive", { confirmedAt: "2026-03-01" })), "offered")).toBe("signing")
  })

  it.each(["cancelled", "EXPIRED"])("has ended when the application's own status says %s", (word) => {
    expect(stageOf(direct(application("positive", { statusWord: word })), "offered")).toBe(word.toLowerCase())
  })

  it("stays where it is with a word that nobody knows, or a contract that could not be read", () => {
    for (const previous of ["deciding", "offered", "signing"] as const) {
      expect(stageOf(direct(application("frozen")), previous)).toBe(previous)
      expect(stageOf(direct(ACCEPTED), previous)).toBe(previous)
      expect(stageOf({ ...direct(application("positive")), contractUnread: true }, previous)).toBe(previous)
    }
    expect(stageOf(direct(application("frozen")), "new")).toBe("started")
  })
})

describe("a financing of the direct flow with a contract", () => {
  it.each([
    ["unsigned", null, "signing"],
    ["unsigned", "waiting_for_customer_digital_verification", "proving_income"],
    ["signed", "waiting_for_customer_digital_verification", "proving_income"],
    ["signed", "waiting_for_downpayment", "paying_down"],
    ["signed", "waiting_for_partners_confirmation", "awaiting_approval"],
    ["signed", "waiting_for_partner_confirmation", "awaiting_approval"],
    ["signed", "activated", "signing"],
    ["signed", "frozen", "signing"],
    ["signed", null, "signing"],
    ["activated", "activated", "active"],
    ["activated", null, "active"],
    ["cancelled", null, "cancelled"],
    ["terminated", null, "terminated"],
  ] as const)("that is %s and %s is %s", (status, process, stage) => {
    expect(stageOf(direct(ACCEPTED, contract(status, process)), "signing")).toBe(stage)
  })

  it("is paid by an activated contract alone", () => {
    for (const status of ["unsigned", "signed", "cancelled", "terminated", "frozen"])
      for (const process of ["waiting_for_downpayment", "activated", "frozen", null])
        for (const facts of [AGREED, NOT_AGREED])
          expect(stageOf(direct(ACCEPTED, contract(status, process)), "signing", facts)).not.toBe("active")
  })

  it("waits for nobody's approval where none is agreed", () => {
    const waiting = contract("signed", "waiting_for_partner_confirmation")
    expect(stageOf(direct(ACCEPTED, waiting), "signing", NOT_AGREED)).toBe("signing")
  })

  it("is not taken for one that waits when its process is not told: there is no session to say that credit is granted", () => {
    const facts = { ...AGREED, processStatusMayBeAbsent: true }
    expect(stageOf(direct(ACCEPTED, contract("signed")), "signing", facts)).toBe("signing")
  })

  it("outranks the application", () => {
    const refused = application("negative", { contractUuid: CONTRACT, statusWord: "cancelled" })
    expect(stageOf(direct(refused, contract("activated")), "signing")).toBe("active")
    expect(stageOf(direct(refused, contract("unsigned")), "signing")).toBe("cancelled")
  })

  it("is withdrawn when we have asked for it, and never leaves that", () => {
    const gone = direct(ACCEPTED, contract("terminated"))
    expect(stageOf(gone, "active", { ...AGREED, withdrawalSent: true })).toBe("withdrawn")
    for (const end of ["withdrawn", "terminated"] as const)
      expect(stageOf(direct(ACCEPTED, contract("activated")), end)).toBe(end)
  })

  it("is paid late wherever it stood before, unless the money was given back", () => {
    for (const previous of STAGES.filter((stage) => !["withdrawn", "terminated"].includes(stage)))
      expect(stageOf(direct(ACCEPTED, contract("activated")), previous)).toBe("active")
  })
})
