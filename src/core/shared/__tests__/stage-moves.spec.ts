import { MEANING_OF_STAGE, STAGES, type Stage } from "../stage"
import { isEnd, moveStage, NEXT_STAGES } from "../stage-moves"

const ORDER: readonly Stage[] = [
  "new",
  "started",
  "deciding",
  "proving_income",
  "offered",
  "signing",
  "paying_down",
  "awaiting_approval",
  "active",
]
const GIVEN_BACK: readonly Stage[] = ["withdrawn", "terminated"]
const pairs = STAGES.flatMap((from) => STAGES.map((to) => [from, to] as const))

describe("which stage may follow which", () => {
  it.each(STAGES)("takes a repeated report of %s as no change", (stage) => {
    expect(moveStage(stage, stage)).toEqual({ ok: true, value: { stage, changed: false } })
  })

  it.each(["declined", "cancelled", "expired", "failed"] as const)("accepts late money after %s", (end) => {
    expect(moveStage(end, "active")).toEqual({ ok: true, value: { stage: "active", changed: true } })
    expect(moveStage(end, "awaiting_approval").ok).toBe(true)
  })

  it("never drops money before it was given back", () => {
    for (const from of STAGES.filter((stage) => !GIVEN_BACK.includes(stage)))
      expect([from, moveStage(from, "active").ok]).toEqual([from, true])
  })

  it.each(GIVEN_BACK)("never leaves %s", (end) => {
    expect(NEXT_STAGES[end as "withdrawn" | "terminated"]).toEqual([])
  })

  it("leaves an end for money only", () => {
    for (const [from, to] of pairs.filter(([from, to]) => isEnd(from) && from !== to))
      if (moveStage(from, to).ok) expect(["awaiting_approval", "active"]).toContain(to)
  })

  it("goes back only from income proof to the decision and from signing to income proof", () => {
    const back = pairs.filter(([from, to]) => {
      const [a, b] = [ORDER.indexOf(from), ORDER.indexOf(to)]
      return a > b && b >= 0 && moveStage(from, to).ok
    })
    expect(back).toEqual([
      ["proving_income", "deciding"],
      ["signing", "proving_income"],
    ])
  })

  it("lets every later stage follow directly, since a reading may come late", () => {
    ORDER.forEach((from, index) => {
      for (const to of ORDER.slice(index + 1))
        expect([from, to, moveStage(from, to).ok]).toEqual([from, to, true])
    })
  })

  it("reports an illegal move with both stages", () => {
    expect(moveStage("active", "cancelled")).toEqual({
      ok: false,
      error: { kind: "illegal_move", from: "active", to: "cancelled" },
    })
  })

  it("does not take paid back to waiting for approval", () => {
    expect(moveStage("active", "awaiting_approval").ok).toBe(false)
  })

  it("calls exactly those stages an end that mean neither waiting nor money", () => {
    const meant = STAGES.filter(
      (stage) => !["waiting", "authorized", "captured"].includes(MEANING_OF_STAGE[stage]),
    )
    expect(STAGES.filter(isEnd)).toEqual(meant)
  })
})
