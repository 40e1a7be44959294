import { localeOf } from "../locale"

describe("the locale sent to the service", () => {
  it.each([
    ["ee", "et-ET"],
    ["lv", "lv-LV"],
    ["lt", "lt-LT"],
    ["pl", "pl-PL"],
    ["cz", "cs-CS"],
  ] as const)("of market %s is %s", (market, locale) => {
    expect(localeOf(market, null)).toBe(locale)
  })

  it("is the connection's own when it has one, whatever it looks like", () => {
    expect(localeOf("ee", "ru-EE-x-shop")).toBe("ru-EE-x-shop")
    expect(localeOf("ee", "  ")).toBe("et-ET")
  })
})
