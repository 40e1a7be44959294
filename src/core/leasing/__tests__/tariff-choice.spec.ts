import { lowestEstimate } from "../estimate"
import type { Tariff, TariffTerms } from "../tariff"
import { chooseTariff, type TariffWish } from "../tariff-choice"
import { tariffRange } from "../tariff-range"

const row = (change: Partial<TariffTerms> = {}): TariffTerms => ({
  termFrom: 6,
  termTo: 36,
  amountFrom: "100",
  amountTo: "5000",
  advanceFrom: "0",
  advanceTo: "30",
  adminFee: "0",
  monthlyAdminFee: "0",
  monthlyInterest: "1",
  ...change,
})
const tariff = (code: string, change: Partial<Tariff> = {}): Tariff => ({
  code,
  validFrom: null,
  validTo: null,
  product: null,
  terms: [row()],
  ...change,
})
const choose = (tariffs: readonly Tariff[], wish: Partial<TariffWish> = {}) =>
  chooseTariff(tariffs, {
    amount: "1000",
    term: null,
    code: null,
    at: new Date("2026-03-01T12:00:00Z"),
    ...wish,
  })

const CHEAP = tariff("CHEAP", { terms: [row({ monthlyInterest: "0.5" })] })
const DEAR = tariff("DEAR")

describe("the tariff of an application", () => {
  it("is the e-shop's only one, whose code need not be sent", () => {
    expect(choose([DEAR])).toMatchObject({ value: { tariff: DEAR, codeToSend: null } })
  })

  it("is the one that the plan names, and is sent where there are two or more", () => {
    expect(choose([CHEAP, DEAR], { code: "DEAR" })).toMatchObject({ value: { codeToSend: "DEAR" } })
  })

  it("is the one with the lowest month where none is named; of equal ones the first", () => {
    expect(choose([DEAR, CHEAP])).toMatchObject({ value: { codeToSend: "CHEAP" } })
    expect(choose([tariff("A"), tariff("B")])).toMatchObject({ value: { codeToSend: "A" } })
  })

  it("is one that has a row for the amount and the term", () => {
    const long = tariff("LONG", { terms: [row({ termFrom: 37, termTo: 60 })] })
    expect(choose([CHEAP, long], { term: 48 })).toMatchObject({
      value: { codeToSend: "LONG", estimate: { term: 48 } },
    })
  })

  it.each<[string, readonly Tariff[], Partial<TariffWish>]>([
    ["no_tariff", [], {}],
    ["tariff_not_known", [CHEAP], { code: "GONE" }],
    ["tariff_not_valid_now", [tariff("A", { validTo: "2026-02-28" })], {}],
    ["tariff_not_valid_now", [tariff("A", { validFrom: "2026-03-02" })], {}],
    ["amount_out_of_range", [CHEAP, DEAR], { amount: "99.99" }],
    ["amount_out_of_range", [CHEAP, DEAR], { amount: "5000.01" }],
    ["amount_out_of_range", [tariff("A", { terms: [] })], {}],
    ["term_out_of_range", [CHEAP], { term: 5 }],
    [
      "term_out_of_range",
      [tariff("A", { terms: [row({ amountTo: "500" }), row({ termTo: 12 })] })],
      { term: 24 },
    ],
  ])("is none: %s", (reason, tariffs, wish) => {
    expect(choose(tariffs, wish)).toEqual({ ok: false, error: reason })
  })

  it.each([
    ["2026-03-01", "2026-03-01"],
    ["2026-03-01T00:00:00Z", "2026-03-01T12:00:00Z"],
    ["some day", "another"],
    ["", null],
  ])("is valid from %s to %s", (validFrom, validTo) => {
    expect(choose([tariff("A", { validFrom, validTo })]).ok).toBe(true)
  })
})

describe("the estimate of a tariff with several rows", () => {
  it("is the lowest month among those that fit, of the longest term unless one is asked for", () => {
    const rows = [row({ termTo: 12 }), row({ termTo: 24 }), row({ amountTo: "500", termTo: 60 })]
    expect(lowestEstimate(rows, { amount: "1000", term: null })?.term).toBe(24)
    expect(lowestEstimate(rows, { amount: "1000", term: 12 })?.term).toBe(12)
    expect(lowestEstimate(rows, { amount: "1000", term: 48 })).toBeNull()
  })
})

describe("what a plan shows of a tariff", () => {
  it("is the widest range and every month of every row, once", () => {
    const terms = [
      row({ termFrom: 3, termTo: 5 }),
      row({ termFrom: 5, termTo: 6, amountFrom: "50.5", amountTo: "90" }),
    ]
    expect(tariffRange(tariff("A", { terms }))).toEqual({
      minAmount: "50.5",
      maxAmount: "5000",
      periods: [3, 4, 5, 6],
    })
    expect(tariffRange(tariff("A", { terms: [] }))).toEqual({ minAmount: null, maxAmount: null, periods: [] })
  })
})
