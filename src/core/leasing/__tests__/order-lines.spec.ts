import BigNumber from "bignumber.js"
import fc from "fast-check"
import type { Basket, BasketCharge } from "../basket"
import { orderLinesOf, type LineRules } from "../order-lines"

const RULES: LineRules = { deductions: "line", roundingName: "Rounding" }

const linesOf = (basket: Partial<Basket>, rules: Partial<LineRules> = {}) => {
  const lines = orderLinesOf(
    { payable: "10.00", items: [], shipping: [], deductions: [], ...basket },
    { ...RULES, ...rules },
  )
  if (!lines.ok) throw new Error(lines.error)
  return lines.value
}

describe("the lines of an order", () => {
  it("carry the unit price of each item", () => {
    expect(linesOf({ payable: "30.00", items: [{ name: " Chair ", quantity: "3", total: "30" }] })).toEqual([
      { name: "Chair", price: "10.00", quantity: 3 },
    ])
  })

  it("divide an item whose total does not divide by its pieces", () => {
    expect(linesOf({ items: [{ name: "Cup", quantity: "3", total: "10.00" }] })).toEqual([
      { name: "Cup", price: "3.33", quantity: 2 },
      { name: "Cup", price: "3.34", quantity: 1 },
    ])
  })

  it("hold shipping and discounts as lines of their own", () => {
    const basket = {
      payable: "13.99",
      items: [{ name: "Lamp", quantity: "1", total: "12.00" }],
      shipping: [{ name: "Courier", total: "3.99" }],
      deductions: [
        { name: "SPRING", total: "2" },
        { name: "Nothing", total: "0.00" },
      ],
    }
    expect(linesOf(basket)).toEqual([
      { name: "Lamp", price: "12.00", quantity: 1 },
      { name: "Courier", price: "3.99", quantity: 1 },
      { name: "SPRING", price: "-2.00", quantity: 1 },
    ])
    expect(linesOf(basket, { deductions: "spread" })).toEqual([
      { name: "Lamp", price: "10.50", quantity: 1 },
      { name: "Courier", price: "3.49", quantity: 1 },
    ])
  })

  it("hold the cents that rounding leaves over", () => {
    const items = ["0.335", "0.335", "0.335"].map((total) => ({ name: "Nail", quantity: "1", total }))
    const lines = linesOf({ payable: "1.01", items }, { roundingName: "Apvalinimas" })
    expect(lines.at(-1)).toEqual({ name: "Apvalinimas", price: "-0.01", quantity: 1 })
  })

  it("count what is measured as one piece, and name what has no name", () => {
    const items = [
      { name: "Cloth", quantity: "1.5", total: "9.00" },
      { name: " ", quantity: "1", total: "1.00" },
    ]
    expect(linesOf({ items })).toEqual([
      { name: "Cloth (1.5)", price: "9.00", quantity: 1 },
      { name: "Item", price: "1.00", quantity: 1 },
    ])
  })

  it.each<[string, Partial<Basket>]>([
    ["order_amount_is_not_valid", { payable: "0.00" }],
    ["order_amount_is_not_valid", { payable: "-1" }],
    ["order_amount_is_not_valid", { payable: "10.005" }],
    ["order_amount_is_not_valid", { payable: "1e3" }],
    ["order_json_is_not_valid", { items: [] }],
    ["order_json_is_not_valid", { items: [{ name: "x", quantity: "1", total: "NaN" }] }],
  ])("cannot be made: %s of %j", (problem, basket) => {
    const items = [{ name: "x", quantity: "1", total: "10" }]
    const whole = { payable: "10.00", items, shipping: [], deductions: [], ...basket }
    expect(orderLinesOf(whole, RULES)).toEqual({ ok: false, error: problem })
  })
})

/** An amount with up to six decimals, as taxes leave them. */
const amount = (max: number) =>
  fc
    .integer({ min: 0, max: max * 1_000_000 })
    .map((millionths) => new BigNumber(millionths).div(1_000_000).toFixed())

const charges = (max: number): fc.Arbitrary<BasketCharge[]> =>
  fc.array(fc.record({ name: fc.string({ maxLength: 12 }), total: amount(max) }), { maxLength: 3 })

const item = fc.record({
  name: fc.string({ maxLength: 12 }),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 500 }).map(String),
    fc.integer({ min: 1, max: 9999 }).map((grams) => new BigNumber(grams).div(1000).toFixed()),
  ),
  net: amount(5000),
  tax: fc.constantFrom("0", "0.05", "0.09", "0.21", "0.215"),
})

/** A cart as Medusa has it: lines with any decimals, and one total that was rounded once. */
const basket: fc.Arbitrary<Basket> = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    shipping: charges(40),
    deductions: charges(300),
    odd: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ items, shipping, deductions, odd }) => {
    const priced = items.map(({ name, quantity, net, tax }) => ({
      name,
      quantity,
      total: new BigNumber(net).times(new BigNumber(1).plus(tax)).toFixed(),
    }))
    const sum = (list: readonly { total: string }[]) =>
      list.reduce((total, one) => total.plus(one.total), new BigNumber(0))
    const exact = sum(priced).plus(sum(shipping)).minus(sum(deductions)).plus(new BigNumber(odd).div(100))
    return { payable: BigNumber.max(exact, "0.01").toFixed(2), items: priced, shipping, deductions }
  })

const wholeCents = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100))

/** A throw costs nothing while all is well, unlike a hundred thousand expectations. */
function mustHold(cart: Basket, deductions: LineRules["deductions"]): void {
  const lines = linesOf(cart, { deductions })
  const sum = lines.reduce((cents, { price, quantity }) => cents + wholeCents(price) * BigInt(quantity), 0n)
  if (sum !== wholeCents(cart.payable)) throw new Error(`${cart.payable} is not ${String(sum)}`)
  for (const { price, quantity, name } of lines) {
    const isWhole = /^-?\d+\.\d\d$/.test(price) && Number.isInteger(quantity) && quantity >= 1 && name !== ""
    if (!isWhole || (deductions === "spread" && price.startsWith("-")))
      throw new Error(JSON.stringify({ price, quantity, name }))
  }
}

describe("10,000 random carts", () => {
  it("come to the order's amount to the cent, in whole pieces and whole cents, however deductions are written", () => {
    fc.assert(
      fc.property(basket, (cart) => {
        mustHold(cart, "line")
        mustHold(cart, "spread")
      }),
      { numRuns: 10_000 },
    )
  })
})
