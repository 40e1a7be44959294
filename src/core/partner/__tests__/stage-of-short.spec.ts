import { DECISION_STATUSES } from "../decision-status"
import type { ApplicationReading, ShortObservation } from "../observation"
import type { PartnerFacts } from "../partner-facts"
import { stageOfShort } from "../stage-of-short"
import { alone, application, contract, unread, withContract } from "./support/readings"

const AGREED: PartnerFacts = { method: "hire-purchase", approvalAgreed: true, withdrawalSent: false }

const short = (
  read: ApplicationReading | null,
  change: Partial<ShortObservation> = {},
): ShortObservation => ({ ...alone("pending"), application: read, applicationUnread: false, ...change })

describe("a financing of the short flow", () => {
  it("has started while its session has no application", () => {
    expect(stageOfShort("started", short(null), AGREED)).toBe("started")
  })

  it.each([
    ["pending", "deciding"],
    ["income_proof_required", "proving_income"],
    ["positive", "offered"],
    ["negative", "declined"],
    ["failed", "failed"],
  ] as const)("with an open session and the decision %s is %s", (word, stage) => {
    expect(stageOfShort("started", short(application(word)), AGREED)).toBe(stage)
  })

  it("is never paid by its application", () => {
    for (const word of [...DECISION_STATUSES, "frozen"])
      for (const previous of ["new", "started", "deciding", "offered", "signing"] as const)
        expect(["active", "awaiting_approval"]).not.toContain(
          stageOfShort(previous, short(application(word)), AGREED),
        )
  })

  it("keeps its offer while the application cannot be read", () => {
    const observation = short(null, { applicationUnread: true })
    expect(stageOfShort("offered", observation, AGREED)).toBe("offered")
  })

  it.each(["cancelled", "declined", "expired"] as const)(
    "ends as its session says: %s, whatever was decided",
    (word) => {
      const observation = short(application("positive"), alone(word))
      expect(stageOfShort("offered", observation, AGREED)).toBe(word)
    },
  )

  it("stands as its contract says once there is one", () => {
    const at = (read: typeof withContract, ...given: Parameters<typeof withContract>) =>
      stageOfShort("offered", short(application("positive"), read(...given)), AGREED)
    expect(at(withContract, "granted", contract("signed", "waiting_for_partners_confirmation"))).toBe(
      "awaiting_approval",
    )
    expect(at(withContract, "completed", contract("activated"))).toBe("active")
    expect(stageOfShort("signing", short(null, unread("completed")), AGREED)).toBe("signing")
  })
})
