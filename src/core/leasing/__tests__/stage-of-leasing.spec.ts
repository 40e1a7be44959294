import { STAGES, MEANING_OF_STAGE, type Stage } from "../../shared/stage"
import { moveStage } from "../../shared/stage-moves"
import type { Outcome } from "../meaning"
import { observationOf } from "../observation"
import { stageOfLeasing } from "../stage-of-leasing"
import { PHASES, RESULTS } from "../words"

const NO_ADVANCE = { advanceReceived: false }
const stage = (previous: Stage, outcome: Outcome, facts = NO_ADVANCE) =>
  stageOfLeasing(previous, { outcome }, facts)

const said = (words: { phase?: string; status?: string; result?: string; closeReason?: string }) =>
  observationOf(
    { phase: null, status: null, result: null, closeReason: null, ...words },
    { contractNumber: null, advance: null },
    { finishWithoutStatus: false },
  )

describe("the stage of a leasing", () => {
  it.each<[Outcome, Stage]>([
    ["opened", "started"],
    ["deciding", "deciding"],
    ["offered", "offered"],
    ["signing", "signing"],
    ["signed", "active"],
    ["signed_offline", "active"],
    ["signed_with_advance", "awaiting_approval"],
    ["declined", "declined"],
    ["cancelled", "cancelled"],
    ["expired", "expired"],
    ["ongoing", "started"],
  ])("after the start and %s is %s", (outcome, expected) => {
    expect(stage("started", outcome)).toBe(expected)
    expect(stage("new", outcome)).toBe(expected)
  })

  it("is paid for a signed contract only", () => {
    const paid = [
      ...PHASES.map((phase) => said({ phase, status: "OK" })),
      ...RESULTS.map((result) => said({ result })),
    ].filter(
      (observation) => MEANING_OF_STAGE[stageOfLeasing("signing", observation, NO_ADVANCE)] === "captured",
    )
    expect(paid.map(({ phase, result }) => phase ?? result)).toEqual([
      "FINISH",
      "SIGNED_DEAL",
      "SIGNED_DEAL_NO_ADVANCE",
      "SIGNED_DEAL_OFFLINE",
    ])
  })

  it("waits for the merchant while the customer's advance is not known to have arrived", () => {
    expect(stage("signing", "signed_with_advance")).toBe("awaiting_approval")
    expect(stage("awaiting_approval", "signed_with_advance")).toBe("awaiting_approval")
    expect(stage("awaiting_approval", "signed_with_advance", { advanceReceived: true })).toBe("active")
    expect(stage("active", "signed_with_advance", { advanceReceived: true })).toBe("active")
    expect(stage("active", "signed_with_advance")).toBe("awaiting_approval")
    expect(moveStage("active", "awaiting_approval").ok).toBe(false)
  })

  it("does not change for a word that says nothing", () => {
    for (const previous of STAGES.filter((one) => one !== "new"))
      expect(stage(previous, "ongoing")).toBe(previous)
  })

  it("is never taken back by a late report of something earlier", () => {
    for (const outcome of ["opened", "deciding", "offered", "signing"] as const) {
      expect(stage("active", outcome)).toBe("active")
      expect(stage("awaiting_approval", outcome)).toBe("awaiting_approval")
      expect(stage("declined", outcome)).toBe("declined")
    }
    expect(stage("signing", "opened")).toBe("signing")
  })

  it("is paid also when the signature comes after an end", () => {
    for (const previous of ["declined", "cancelled", "expired", "failed"] as const) {
      expect(moveStage(previous, stage(previous, "signed"))).toMatchObject({
        ok: true,
        value: { stage: "active" },
      })
    }
  })

  it("shows an end that contradicts a paid contract, so that it is refused and journalled", () => {
    for (const outcome of ["declined", "cancelled", "expired"] as const)
      expect(moveStage("active", stage("active", outcome)).ok).toBe(false)
  })

  it("stays where the money was given back", () => {
    expect(stage("terminated", "signed")).toBe("terminated")
    expect(stage("withdrawn", "signed")).toBe("withdrawn")
  })
})
