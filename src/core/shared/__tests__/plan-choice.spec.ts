import { choosePlan, type ChoosablePlan, type PlanWish } from "../plan-choice"

const plan = (change: Partial<ChoosablePlan> & { name?: string } = {}) => ({
  name: "plan",
  currency: "eur",
  countries: ["ee"],
  minAmount: "75",
  maxAmount: "5000",
  priority: 0,
  paused: false,
  test: false,
  ...change,
})
const wish = (change: Partial<PlanWish> = {}): PlanWish => ({
  amount: "300.00",
  currency: "EUR",
  country: "EE",
  offerTestPlans: false,
  ...change,
})
const nameOf = (plans: ReturnType<typeof plan>[], asked: PlanWish): string => {
  const chosen = choosePlan(plans, asked)
  return chosen.ok ? chosen.value.name : chosen.error
}

describe("the plan for a cart", () => {
  it("is found by currency, country and amount, whatever their letter case", () => {
    expect(
      nameOf([plan({ name: "pl", currency: "pln", countries: ["pl"] }), plan({ name: "ee" })], wish()),
    ).toBe("ee")
  })

  it("is the one with the highest priority, of equal ones the first", () => {
    const plans = [plan({ name: "a" }), plan({ name: "b", priority: 2 }), plan({ name: "c", priority: 2 })]
    expect(nameOf(plans, wish())).toBe("b")
  })

  it("may be for every country", () => {
    expect(nameOf([plan({ name: "any", countries: [] })], wish({ country: "fi" }))).toBe("any")
  })

  it("is matched by currency alone when the cart has no address", () => {
    expect(nameOf([plan({ name: "lv", countries: ["lv"] })], wish({ country: null }))).toBe("lv")
  })

  it("includes both ends of its price range", () => {
    expect(nameOf([plan()], wish({ amount: "75.00" }))).toBe("plan")
    expect(nameOf([plan()], wish({ amount: "5000.00" }))).toBe("plan")
    expect(nameOf([plan({ minAmount: null, maxAmount: null })], wish({ amount: "9999999" }))).toBe("plan")
  })

  it("may be a test plan only where those are offered", () => {
    expect(nameOf([plan({ test: true })], wish({ offerTestPlans: true }))).toBe("plan")
  })
})

describe("no plan for a cart", () => {
  it.each([
    ["no_plan", [], wish()],
    ["paused", [plan({ paused: true })], wish()],
    ["test_plan_hidden", [plan({ test: true }), plan({ paused: true })], wish()],
    ["wrong_currency", [plan()], wish({ currency: "PLN" })],
    ["wrong_country", [plan()], wish({ country: "lv" })],
    ["amount_too_low", [plan()], wish({ amount: "74.99" })],
    ["amount_too_high", [plan()], wish({ amount: "5000.01" })],
    ["amount_too_high", [plan(), plan({ minAmount: "6000", maxAmount: "7000" })], wish({ amount: "5500" })],
    ["wrong_country", [plan({ countries: ["pl"] }), plan({ paused: true })], wish({ amount: "1" })],
  ] as const)("is said with the reason %s", (reason, plans, asked) => {
    expect(choosePlan(plans, asked)).toEqual({ ok: false, error: reason })
  })
})
