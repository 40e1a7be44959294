import { hasOutlived, isoWithOffset, validUntilOf } from "../expiry"
import { MEANING_OF_STAGE, STAGES } from "../stage"

const START = new Date("2026-03-01T10:00:00.123Z")
const VALID_UNTIL = validUntilOf(START)

describe("a session's validity", () => {
  it("is seven days when the plan says nothing else", () => {
    expect(VALID_UNTIL.toISOString()).toBe("2026-03-08T10:00:00.123Z")
    expect(validUntilOf(START, 2).toISOString()).toBe("2026-03-03T10:00:00.123Z")
  })

  it("is written with an offset, as in the service's own samples", () => {
    expect(isoWithOffset(START)).toBe("2026-03-01T10:00:00+00:00")
  })

  it("ends an unfinished financing one day later", () => {
    const dayLater = new Date(VALID_UNTIL.getTime() + 86_400_000)
    expect(hasOutlived("deciding", VALID_UNTIL, new Date(dayLater.getTime() - 1))).toBe(false)
    expect(hasOutlived("deciding", VALID_UNTIL, dayLater)).toBe(true)
  })

  it.each(STAGES.filter((stage) => MEANING_OF_STAGE[stage] !== "waiting"))("never ends %s", (stage) => {
    expect(hasOutlived(stage, VALID_UNTIL, new Date("2030-01-01"))).toBe(false)
  })
})
