import { choosePlan, type ChoosablePlan, type PlanWish } from "../plan-choice"

const plan = (change: Partial<ChoosablePlan> & { name?: string } = {}) => ({
  name: "plan",
  currency: "eur",
  countries: ["ee"],
  minAmount: "75",
  maxAmount: "5000",
  products: [],
  categories: [],
  startsAt: null,
  endsAt: null,
  priority: 0,
  paused: false,
  test: false,
  unproven: false,
  ...change,
})
const wish = (change: Partial<PlanWish> = {}): PlanWish => ({
  amount: "300.00",
  currency: "EUR",
  country: "EE",
  items: [{ productId: "prod_phone", categoryIds: ["pcat_phones", "pcat_electronics"] }],
  now: new Date("2026-11-21T12:00:00Z"),
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

  it.each([
    ["has not begun", { startsAt: new Date("2026-11-21T12:00:01Z") }],
    ["is over, from its end on", { endsAt: new Date("2026-11-21T12:00:00Z") }],
  ])("is not one that %s", (_what, dates) => {
    expect(nameOf([plan(dates)], wish())).toBe("wrong_time")
  })

  it("is offered from its start on and until its end", () => {
    const dates = { startsAt: new Date("2026-11-21T12:00:00Z"), endsAt: new Date("2026-11-21T12:00:01Z") }
    expect(nameOf([plan(dates)], wish())).toBe("plan")
  })

  it.each([
    ["the product itself", { products: ["prod_phone"] }],
    ["its category", { categories: ["pcat_phones"] }],
    ["a category above it", { categories: ["pcat_electronics"] }],
    ["one of them, whatever the other", { products: ["prod_sofa"], categories: ["pcat_phones"] }],
  ])("may be for %s", (_what, limits) => {
    expect(nameOf([plan(limits)], wish())).toBe("plan")
  })

  it("serves a cart only when it serves every item of it", () => {
    const [phone] = wish().items
    const items = [phone!, { productId: "prod_sofa", categoryIds: ["pcat_furniture"] }]
    expect(nameOf([plan({ categories: ["pcat_phones"] })], wish({ items }))).toBe("wrong_items")
    expect(nameOf([plan({ categories: ["pcat_phones"], products: ["prod_sofa"] })], wish({ items }))).toBe(
      "plan",
    )
  })

  it("with limits is not for an item that is no product of the shop", () => {
    const items = [{ productId: null, categoryIds: [] }]
    expect(nameOf([plan({ products: ["prod_phone"] })], wish({ items }))).toBe("wrong_items")
    expect(nameOf([plan()], wish({ items }))).toBe("plan")
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

  it("stands aside for another one while the shop cannot prove who applies", () => {
    const plans = [plan({ name: "inside", unproven: true, priority: 1 }), plan({ name: "redirect" })]
    expect(nameOf(plans, wish())).toBe("redirect")
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
    ["identity_check_missing", [plan({ unproven: true }), plan({ paused: true })], wish()],
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
