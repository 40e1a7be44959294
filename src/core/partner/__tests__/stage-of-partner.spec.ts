import type { Stage } from "../../shared/stage"
import { stageOfPartner } from "../stage-of-partner"
import type { PartnerFacts } from "../partner-facts"
import { alone, APPLICATION, contract, session, unread, withContract } from "./support/readings"

const AGREED: PartnerFacts = { method: "hire-purchase", approvalAgreed: true, withdrawalSent: false }
const NOT_AGREED: PartnerFacts = { ...AGREED, approvalAgreed: false }
const NEXT_MONTH: PartnerFacts = { ...NOT_AGREED, method: "pay-next-month" }
const PARTNER = "waiting_for_partner_confirmation"
const DOWN_PAYMENT = "waiting_for_downpayment"
const INCOME = "waiting_for_customer_digital_verification"

describe("a session without a contract", () => {
  it.each([
    ["pending", "started"],
    ["granted", "signing"],
    ["completed", "active"],
    ["cancelled", "cancelled"],
    ["declined", "declined"],
    ["expired", "expired"],
    ["put_on_hold", "started"],
  ] as const)("that is %s makes the financing %s", (word, stage) => {
    expect(stageOfPartner("started", alone(word), AGREED)).toBe(stage)
  })

  it("is being decided once the application was sent in", () => {
    expect(stageOfPartner("started", alone("pending", { applicationUuid: APPLICATION }), AGREED)).toBe(
      "deciding",
    )
  })
})

describe("pay next month", () => {
  it.each([
    ["pending", "started"],
    ["granted", "signing"],
    ["completed", "active"],
    ["cancelled", "cancelled"],
    ["declined", "declined"],
    ["expired", "expired"],
  ] as const)("lives from the session alone: %s is %s, whatever a contract says", (word, stage) => {
    expect(stageOfPartner("started", alone(word), NEXT_MONTH)).toBe(stage)
    expect(stageOfPartner("started", withContract(word, contract("terminated")), NEXT_MONTH)).not.toBe(
      "terminated",
    )
  })

  it("never waits for an approval, even if its plan says so", () => {
    const facts = { ...NEXT_MONTH, approvalAgreed: true }
    expect(stageOfPartner("started", withContract("granted", contract("signed", PARTNER)), facts)).toBe(
      "signing",
    )
  })

  it("is paid by a completed session although a contract was not read", () => {
    expect(stageOfPartner("started", unread("completed"), NEXT_MONTH)).toBe("active")
  })
})

describe("a contract", () => {
  it.each([
    ["granted", "signed", PARTNER, "awaiting_approval"],
    ["granted", "SIGNED", "waiting_for_partners_confirmation", "awaiting_approval"],
    ["pending", "signed", PARTNER, "signing"],
    ["put_on_hold", "signed", PARTNER, "signing"],
    ["granted", "unsigned", PARTNER, "signing"],
    ["granted", "signed", DOWN_PAYMENT, "paying_down"],
    ["granted", "signed", INCOME, "proving_income"],
    ["granted", "signed", null, "signing"],
    ["granted", "signed", "thinking", "signing"],
    ["granted", "signed", "activated", "signing"],
    ["pending", "unsigned", null, "signing"],
    ["granted", "activated", PARTNER, "active"],
    ["completed", "activated", "activated", "active"],
    ["cancelled", "activated", null, "active"],
    ["completed", "signed", PARTNER, "awaiting_approval"],
    ["completed", "unsigned", null, "signing"],
    ["completed", "terminated", null, "terminated"],
    ["granted", "cancelled", PARTNER, "cancelled"],
    ["declined", "cancelled", null, "declined"],
    ["expired", "cancelled", null, "expired"],
    ["cancelled", "unsigned", null, "cancelled"],
    ["expired", "unsigned", null, "expired"],
    ["declined", "signed", PARTNER, "signing"],
    ["completed", "suspended", null, "deciding"],
    ["cancelled", "suspended", null, "deciding"],
  ] as const)("session %s, contract %s, process %s: %s", (...[word, status, process, stage]) => {
    expect(stageOfPartner("deciding", withContract(word, contract(status, process)), AGREED)).toBe(stage)
  })

  it("that waits for the partner is waited for when no approval is agreed", () => {
    expect(stageOfPartner("deciding", withContract("granted", contract("signed", PARTNER)), NOT_AGREED)).toBe(
      "signing",
    )
  })

  it("without a process status waits for approval only where the connection says that it may be absent", () => {
    const facts = { ...AGREED, processStatusMayBeAbsent: true }
    const seen = (word: string, process: string | null): Stage =>
      stageOfPartner("signing", withContract(word, contract("signed", process)), facts)
    expect(seen("granted", null)).toBe("awaiting_approval")
    expect(seen("pending", null)).toBe("signing")
    expect(seen("granted", DOWN_PAYMENT)).toBe("paying_down")
    expect(seen("granted", "thinking")).toBe("signing")
  })

  it("that was terminated after our own withdrawal is withdrawn", () => {
    const terminated = withContract("completed", contract("terminated"))
    expect(stageOfPartner("active", terminated, { ...AGREED, withdrawalSent: true })).toBe("withdrawn")
    expect(stageOfPartner("active", terminated, AGREED)).toBe("terminated")
  })

  it("counts although the session does not name it any more", () => {
    const observation = {
      session: session("granted"),
      contract: contract("activated"),
      contractUnread: false,
    }
    expect(stageOfPartner("awaiting_approval", observation, AGREED)).toBe("active")
  })
})

describe("a contract that could not be read", () => {
  it.each(["pending", "granted", "completed", "cancelled", "declined", "expired", "put_on_hold"])(
    "changes nothing, though the session is %s",
    (word) => {
      for (const previous of ["deciding", "signing", "awaiting_approval", "active", "expired"] as const)
        expect(stageOfPartner(previous, unread(word), AGREED)).toBe(previous)
    },
  )

  it("is noticed by its uuid, though nobody says that it was not read", () => {
    expect(stageOfPartner("signing", { ...unread("completed"), contractUnread: false }, AGREED)).toBe(
      "signing",
    )
  })
})

describe("what is known already", () => {
  it.each([
    ["awaiting_approval", alone("pending")],
    ["awaiting_approval", withContract("granted", contract("signed", DOWN_PAYMENT))],
    ["active", alone("pending")],
    ["paying_down", withContract("granted", contract("signed", PARTNER))],
    ["expired", alone("pending")],
    ["cancelled", alone("granted")],
  ] as const)("%s is not taken back by a reading that only waits", (previous, observation) => {
    expect(stageOfPartner(previous, observation, NOT_AGREED)).toBe(previous)
  })

  it("may go from signing to income proof", () => {
    expect(stageOfPartner("signing", withContract("pending", contract("signed", INCOME)), AGREED)).toBe(
      "proving_income",
    )
  })

  it("is contradicted openly by an end after payment", () => {
    expect(stageOfPartner("active", withContract("cancelled", contract("cancelled")), AGREED)).toBe(
      "cancelled",
    )
  })

  it.each(["withdrawn", "terminated"] as const)("%s is never left", (previous) => {
    expect(stageOfPartner(previous, alone("completed"), NEXT_MONTH)).toBe(previous)
  })

  it("of a started session is at least that it was started", () => {
    expect(stageOfPartner("new", alone("put_on_hold"), AGREED)).toBe("started")
    expect(stageOfPartner("new", unread("granted"), AGREED)).toBe("started")
  })
})
