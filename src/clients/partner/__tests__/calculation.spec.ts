import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, SHOP } from "../../__tests__/support/shop"

let server: ScriptedServer
const request = { productCode: "hire_0.0%", amount: "7000.00", period: 12, currency: "pln" }
const numbers = {
  product_code: "hire_0.0%",
  amount: 7000.0,
  period: 12,
  currency: "PLN",
  payment_amount_monthly: 624.12,
  interest_rate_annual: 0.0899,
  credit_cost_rate_annual: 0.1343,
  total_cost: 7489.44,
  total_cost_of_credit: 489.44,
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("what instalments cost (B1)", () => {
  it.each([
    ["v2", `/partner/v2/shops/${SHOP}/calculations`, "product_code"],
    ["v2_camel", `/partner/v2/shops/${SHOP}/calculations`, "productCode"],
    ["v3", `/partner/v3/shops/${SHOP}/calculations`, "productCode"],
  ] as const)("is asked in %s", async (dialect, url, name) => {
    server.play(answer(201, numbers))
    await clientOf(server.url, { dialect }).calculate(request)
    expect(server.requests[0]).toMatchObject({ method: "POST", url })
    expect(JSON.parse(server.requests[0]?.body ?? "")).toMatchObject({
      [name]: "hire_0.0%",
      amount: 7000,
      period: 12,
      currency: "PLN",
    })
  })

  it.each([
    ["numbers", numbers],
    [
      "texts",
      { ...numbers, payment_amount_monthly: "624.12", interest_rate_annual: "0.0899", total_cost: "7489.44" },
    ],
    [
      "camelCase",
      {
        paymentAmountMonthly: "624.12",
        interestRateAnnual: 0.0899,
        creditCostRateAnnual: "0.1343",
        totalCost: 7489.44,
        totalCostOfCredit: "489.44",
        period: "12",
        currency: "PLN",
      },
    ],
    ["a wrapper", { calculation: numbers }],
  ])("is understood in %s", async (_, body) => {
    server.play(answer(201, body))
    expect(await clientOf(server.url).calculate(request)).toEqual({
      ok: true,
      value: {
        monthlyPayment: "624.12",
        interestRateAnnual: "0.0899",
        creditCostRateAnnual: "0.1343",
        totalCost: "7489.44",
        totalCostOfCredit: "489.44",
        downPaymentMinimumAmount: null,
        downPaymentMinimumPercentage: null,
        period: 12,
        currency: "PLN",
        details: null,
        schedule: null,
      },
    })
  })

  it("is not known without a monthly payment", async () => {
    server.play(answer(201, { ...numbers, payment_amount_monthly: {} }))
    expect(await clientOf(server.url).calculate(request)).toMatchObject({
      error: { kind: "unexpected_response", problem: "paymentAmountMonthly: custom" },
    })
  })

  it("is not asked for a period of nothing", async () => {
    server.play(answer(201, numbers))
    expect(await clientOf(server.url).calculate({ ...request, period: 0 })).toMatchObject({
      error: { kind: "rejected", status: 0, codes: ["period_is_not_valid"] },
    })
    expect(server.requests).toHaveLength(0)
  })
})
