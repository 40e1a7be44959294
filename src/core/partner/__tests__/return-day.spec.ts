import { earliestReturnDay, isTooEarly, TIME_ZONE_OF } from "../return-day"

describe("the first day on which part of a contract may be given back", () => {
  it.each([
    ["ee", "2026-11-21T21:59:00Z", "2026-11-22"],
    ["ee", "2026-11-21T22:01:00Z", "2026-11-23"],
    ["pl", "2026-11-21T22:01:00Z", "2026-11-22"],
    ["cz", "2026-12-31T23:30:00Z", "2027-01-02"],
    ["lt", "2028-02-28T10:00:00Z", "2028-02-29"],
  ] as const)("in %s of a contract made at %s is %s", (market, madeAt, day) => {
    expect(earliestReturnDay(market, new Date(madeAt))).toBe(day)
  })

  it("begins at midnight of the market, not of Greenwich", () => {
    const madeAt = new Date("2026-11-21T10:00:00Z")
    expect(isTooEarly("ee", madeAt, new Date("2026-11-21T21:59:59Z"))).toBe(true)
    expect(isTooEarly("ee", madeAt, new Date("2026-11-21T22:00:00Z"))).toBe(false)
    expect(isTooEarly("cz", madeAt, new Date("2026-11-21T22:00:00Z"))).toBe(true)
  })

  it("goes by a clock that exists in every market", () => {
    for (const timeZone of Object.values(TIME_ZONE_OF))
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow()
  })
})
