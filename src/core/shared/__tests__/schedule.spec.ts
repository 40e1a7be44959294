import { nextCheckDelay, type CheckHistory } from "../schedule"
import { STAGES } from "../stage"
import { isEnd } from "../stage-moves"

const START = new Date("2026-03-01T10:00:00Z")
const after = (days: number): Date => new Date(START.getTime() + days * 86_400_000)
const history = (change: Partial<CheckHistory>): CheckHistory => ({
  flow: "epos",
  stage: "started",
  checks: 0,
  startedAt: START,
  activatedAt: null,
  endedAt: null,
  ...change,
})

describe("when a financing is read again", () => {
  it("comes after 15 s, then 1, 2, 5 and 15 minutes, then hourly", () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 50].map((checks) => nextCheckDelay(history({ checks }), after(0.1)))
    expect(delays).toEqual([15, 60, 120, 300, 900, 3600, 3600, 3600])
  })

  it("leaves the direct flow to its fast polling for the first minute", () => {
    const delays = [0, 1, 2, 3, 4].map((checks) =>
      nextCheckDelay(history({ flow: "direct", stage: "deciding", checks }), after(0.1)),
    )
    expect(delays).toEqual([60, 120, 300, 900, 3600])
  })

  it("is quick again after a change, however old the financing is", () => {
    expect(nextCheckDelay(history({ stage: "awaiting_approval", checks: 0 }), after(20))).toBe(15)
  })

  it("is daily after a week", () => {
    expect(nextCheckDelay(history({ checks: 9 }), after(6.99))).toBe(3600)
    expect(nextCheckDelay(history({ checks: 9 }), after(7))).toBe(86_400)
  })

  it("goes on for a financing that waits for approval, as long as it waits", () => {
    expect(nextCheckDelay(history({ stage: "awaiting_approval", checks: 500 }), after(400))).toBe(86_400)
  })

  it("stops when the return window after activation is over", () => {
    const active = history({ stage: "active", checks: 80, activatedAt: after(2) })
    expect(nextCheckDelay(active, after(61.9))).toBe(86_400)
    expect(nextCheckDelay(active, after(62))).toBeNull()
    expect(nextCheckDelay(active, after(20), 14)).toBeNull()
  })

  it("comes once more, seven days after a financing expired", () => {
    const expired = history({ stage: "expired", endedAt: after(8) })
    expect(nextCheckDelay(expired, after(8))).toBe(7 * 86_400)
    expect(nextCheckDelay(expired, after(14))).toBe(86_400)
    expect(nextCheckDelay(expired, after(15))).toBeNull()
  })

  it.each(STAGES.filter((stage) => isEnd(stage) && stage !== "expired"))("never comes for %s", (stage) => {
    expect(nextCheckDelay(history({ stage, endedAt: START }), after(1))).toBeNull()
  })

  it("does not suffer from a clock that was set back", () => {
    expect(nextCheckDelay(history({ stage: "active", checks: 9, activatedAt: after(1) }), START)).toBe(3600)
  })
})
