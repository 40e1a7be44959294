import BigNumber from "bignumber.js"
import { type Bench, PRODUCT, startBench } from "./support/bench"
import { isObject } from "./support/json-body"
import { ServiceClient } from "./support/service-client"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const price = (change: object = {}) =>
  bench.client.calculate({ product_code: PRODUCT.withApproval, amount: 1200, period: 12, ...change })

function field(body: unknown, name: string): BigNumber {
  const value = isObject(body) ? body[name] : undefined
  if (typeof value !== "number") throw new Error(`${name} is not a number.`)
  return new BigNumber(value)
}

describe("a price", () => {
  it("is answered 201 with the request's own fields and the product's default payment day", async () => {
    const answer = await price()
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      product_code: PRODUCT.withApproval,
      amount: 1200,
      period: 12,
      payment_day: 20,
      down_payment_amount: 0,
      currency: "EUR",
      response_level: "simple",
    })
  })

  it("gives rates as fractions, and the annual cost above the interest because of the fees", async () => {
    const { body } = await price()
    expect(field(body, "interest_rate_annual").toNumber()).toBe(0.0899)
    expect(field(body, "credit_cost_rate_annual").gt(0.0899)).toBe(true)
    expect(field(body, "credit_cost_rate_annual").lt(0.5)).toBe(true)
  })

  it("is the annuity of the amount plus the monthly fee", async () => {
    const rate = 0.0899 / 12
    const annuity = (1200 * rate) / (1 - (1 + rate) ** -12)
    const { body } = await price()
    expect(field(body, "payment_amount_monthly").toNumber()).toBeCloseTo(annuity + 0.95, 2)
  })

  it("costs what all payments come to, and the credit what goes beyond the amount", async () => {
    const { body } = await price()
    expect(field(body, "total_cost").minus(1200).toFixed(2)).toBe(
      field(body, "total_cost_of_credit").toFixed(2),
    )
    expect(field(body, "total_cost_of_credit").gt(0)).toBe(true)
  })

  it.each([100, 99.99, 333.34])("of a split is the amount itself, without any cost: %d", async (amount) => {
    const { body } = await price({ product_code: PRODUCT.split, amount, period: 3 })
    expect(body).toMatchObject({
      total_cost: amount,
      total_cost_of_credit: 0,
      interest_rate_annual: 0,
      credit_cost_rate_annual: 0,
    })
  })

  it("of pay next month is one payment", async () => {
    const { body } = await price({ product_code: PRODUCT.payNextMonth, amount: 80, period: 1 })
    expect(body).toMatchObject({ payment_amount_monthly: 80, total_cost: 80 })
  })
})

describe("the payment schedule", () => {
  it("adds up to the cent, row by row and in all", async () => {
    const { body } = await price({ response_level: "payment_schedule", amount: 1234.57, period: 24 })
    const rows =
      isObject(body) && Array.isArray(body.payment_schedule) ? body.payment_schedule.filter(isObject) : []
    const sum = (name: string): string =>
      rows.reduce((total, row) => total.plus(String(row[name])), new BigNumber(0)).toFixed(2)
    expect(rows).toHaveLength(24)
    expect(sum("principal")).toBe("1234.57")
    expect(sum("total_payment")).toBe(field(body, "total_cost").toFixed(2))
    for (const row of rows) {
      const parts = ["principal", "interest", "contract_fee", "admin_fee", "insurance_fee"]
      const total = parts.reduce((all, name) => all.plus(String(row[name])), new BigNumber(0))
      expect(total.toFixed(2)).toBe(row.total_payment)
    }
    expect(rows.map((row) => row.payment_date)).toEqual(
      [...new Set(rows.map((row) => row.payment_date))].sort(),
    )
  })

  it("comes with the sums of level advanced", async () => {
    const { body } = await price({ response_level: "advanced" })
    expect(body).toMatchObject({ advanced: { contract_fee_amount_total: 12, net_credit_amount: 1200 } })
    expect(body).not.toHaveProperty("payment_schedule")
  })
})

describe("a down payment", () => {
  it("lowers what is financed", async () => {
    const { body } = await price({ down_payment_amount: 200, response_level: "advanced" })
    expect(body).toMatchObject({ advanced: { net_credit_amount: 1000 }, down_payment_minimum_amount: 120 })
  })

  it("must reach the product's minimum, and be agreed at all", async () => {
    expect(await price({ down_payment_amount: 119.99 })).toMatchObject({ status: 422 })
    expect(await price({ product_code: PRODUCT.split, period: 3, down_payment_amount: 200 })).toMatchObject({
      body: { message: ["down_payment_amount_is_not_valid"] },
    })
  })
})

describe("a price that cannot be given", () => {
  it.each<[string, object]>([
    ["product_code_is_missing", { product_code: undefined }],
    ["amount_is_missing", { amount: undefined }],
    ["period_is_missing", { period: undefined }],
    ["amount_is_not_valid", { amount: "1200" }],
    ["amount_is_not_valid", { amount: 20000.01 }],
    ["amount_is_not_valid", { amount: 74.99 }],
    ["period_does_not_have_a_valid_value", { period: 13 }],
    ["period_is_not_valid", { period: 1.5 }],
    ["payment_day_does_not_have_a_valid_value", { payment_day: 31 }],
    ["currency_does_not_have_a_valid_value", { currency: "PLN" }],
    ["response_level_does_not_have_a_valid_value", { response_level: "all" }],
    ["instalments_is_not_known", { instalments: 3 }],
  ])("is refused with %s", async (code, change) => {
    expect(await price(change)).toMatchObject({ status: 422, body: { message: [code] } })
  })

  it("is answered 404 for an unknown product", async () => {
    expect(await price({ product_code: "nothing" })).toMatchObject({ status: 404 })
  })
})

describe("the other ways of writing", () => {
  it("answers camelCase to camelCase, under version 2 and 3", async () => {
    const version3 = new ServiceClient(bench.sandbox.url, bench.client.shop, "v3")
    const body = { productCode: PRODUCT.split, amount: 90, period: 3, responseLevel: "simple" }
    for (const client of [bench.client, version3]) {
      expect((await client.calculate(body)).body).toMatchObject({ paymentAmountMonthly: 30, totalCost: 90 })
    }
  })

  it("writes amounts as text when the service is set so", async () => {
    await bench.control.settings({ shapes: { numbers: "text" } })
    expect((await price()).body).toMatchObject({ amount: "1200.00", interest_rate_annual: "0.0899" })
  })
})
