import { amountOf, isWithin, subtracted, sumOf } from "../amount"
import { isIban } from "../iban"

describe("An amount that a person writes", () => {
  it.each([
    ["12", "12"],
    ["12,50", "12.50"],
    [" 1 249.90 ", "1249.90"],
  ])("%s is understood", (text, amount) => {
    expect(amountOf(text)).toBe(amount)
  })

  it.each(["", "0", "0.00", "-5", "1.999", "1e3", "abc", "1,2,3"])("%s is not accepted", (text) => {
    expect(amountOf(text)).toBeNull()
  })

  it("may be the whole range, its ends too", () => {
    expect(isWithin("10.00", "10", "20")).toBe(true)
    expect(isWithin("20.00", "10", "20")).toBe(true)
    expect(isWithin("20.01", "10", "20")).toBe(false)
    expect(isWithin("9.99", "10", null)).toBe(false)
  })

  it("of several items is exact", () => {
    expect(sumOf([{ amount: "0.10", times: 3 }])).toBe("0.30")
    expect(subtracted("249.90", "0.10")).toBe("249.80")
  })
})

describe("An IBAN", () => {
  it.each([
    "EE382200221020145685",
    "ee38 2200 2210 2014 5685",
    "LV80BANK0000435195001",
    "PL61109010140000071219812874",
  ])("%s is valid", (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it.each(["", "EE382200221020145686", "EE38", "1234567890123456", "EE38220022102014568!"])(
    "%s is not",
    (iban) => {
      expect(isIban(iban)).toBe(false)
    },
  )
})
