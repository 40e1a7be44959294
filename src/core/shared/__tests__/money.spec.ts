import fc from "fast-check"
import {
  compareAmounts,
  decimalOf,
  decimalsOf,
  isPositive,
  jsonNumberOf,
  payableOf,
  percentOf,
  sameAmount,
} from "../money"

describe("the amount to pay", () => {
  it.each([
    ["17.991", "EUR", "17.99"],
    ["17.995", "EUR", "18.00"],
    ["1.005", "eur", "1.01"],
    ["10", "PLN", "10.00"],
    ["24.1879", "czk", "24.19"],
    ["100.5", "JPY", "101"],
    ["0.0049", "EUR", "0.00"],
    ["999999999999.994", "EUR", "999999999999.99"],
  ])("%s %s is %s: rounded half-up, once", (amount, currency, payable) => {
    expect(payableOf(amount, currency)).toBe(payable)
  })

  it("does not change when it is rounded again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 999_999 }), (whole, part) => {
        const once = payableOf(`${String(whole)}.${String(part).padStart(6, "0")}`, "EUR")
        expect(payableOf(once, "EUR")).toBe(once)
      }),
    )
  })

  it.each(["NaN", "1e3", "", "12,50", "0x10", "Infinity", " 5", "--1"])(
    "refuses %p as an amount",
    (amount) => {
      expect(() => payableOf(amount, "EUR")).toThrow(RangeError)
    },
  )

  it("refuses a currency that is none", () => {
    expect(() => decimalsOf("euro")).toThrow(RangeError)
  })
})

describe("comparing amounts", () => {
  it("takes 17.9 and 17.90 as one amount", () => {
    expect(sameAmount("17.9", "17.90")).toBe(true)
    expect(sameAmount("17.9", "17.91")).toBe(false)
  })

  it("orders by value, not by text", () => {
    expect(compareAmounts("9", "10")).toBe(-1)
    expect(compareAmounts("10.0", "10")).toBe(0)
    expect(compareAmounts("-1", "-2")).toBe(1)
  })

  it("takes only more than zero as positive", () => {
    expect(["0.01", "0", "0.00", "-1"].map(isPositive)).toEqual([true, false, false, false])
  })
})

describe("an amount that another system sent", () => {
  it.each([
    [300, "300"],
    [624.12, "624.12"],
    ["7000.0", "7000"],
    [" 12.50 ", "12.5"],
    ["0.0899", "0.0899"],
    [-5, "-5"],
  ])("reads %p as %s", (sent, read) => {
    expect(decimalOf(sent)).toBe(read)
  })

  it.each([NaN, Infinity, 1e21, 1e-7, "1e3", "", "twelve", "1,5", null, undefined, true, {}, ["1"]])(
    "does not read %p",
    (sent) => {
      expect(decimalOf(sent)).toBeNull()
    },
  )
})

describe("an amount sent as a JSON number", () => {
  it("arrives to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (cents) => {
        const amount = `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`
        const arrived = JSON.stringify({ amount: jsonNumberOf(amount) }).replace(/[^\d.]/g, "")
        expect(sameAmount(arrived, amount)).toBe(true)
      }),
    )
  })

  it("is none when a double cannot hold it", () => {
    expect(jsonNumberOf("9007199254740993")).toBeNull()
    expect(jsonNumberOf("900719925474.0993123")).toBeNull()
  })
})

describe("a yearly rate", () => {
  it.each([
    ["0.0899", "8.99"],
    ["2.6839", "268.39"],
    ["0", "0.00"],
  ])("%s is %s percent", (fraction, percent) => {
    expect(percentOf(fraction)).toBe(percent)
  })
})
