import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, SHOP } from "../../__tests__/support/shop"

let server: ScriptedServer
const CODE = "hirepurchase_epos_0.0%_e57c6ec8018d"
const product = {
  id: "5",
  code: CODE,
  name: "Hire-purchase",
  type: "hire_purchase",
  valid_from: "2020-01-01",
  valid_to: "null",
  parameters: {
    min_amount: "300.0",
    max_amount: "7500.0",
    min_financeable_amount: "null",
    max_financeable_amount: "7000.0",
    period_options: [3, "6", 12],
    default_period: "null",
    payment_day_options: [5, 10],
    default_payment_day: "20",
    down_payment_enabled: "false",
    contract_activation_requires_partner_approval: "true",
    epos_openable: true,
    application_required_params: ["credit_application.monthly_income"],
  },
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("a product (B2)", () => {
  it.each([
    ["flat", product],
    ["wrapped", { product }],
    ["in a list of one", [product]],
    ["in products", { products: [product] }],
  ])("is understood %s, with booleans, nulls and numbers as texts", async (_, body) => {
    server.play(answer(200, body))
    expect(await clientOf(server.url, { dialect: "v3" }).readProduct({ productCode: CODE })).toEqual({
      ok: true,
      value: {
        code: CODE,
        name: "Hire-purchase",
        type: "hire_purchase",
        minAmount: "300",
        maxAmount: "7000",
        periods: [3, 6, 12],
        defaultPeriod: null,
        paymentDays: [5, 10],
        defaultPaymentDay: 20,
        downPaymentEnabled: false,
        requiresApproval: true,
        opensInEpos: true,
        requiredParameters: ["credit_application.monthly_income"],
        validFrom: "2020-01-01",
        validTo: null,
      },
    })
  })

  it("is asked for with its percent sign encoded, in version 2 whatever the dialect", async () => {
    server.play(answer(200, product))
    await clientOf(server.url, { dialect: "v3" }).readProduct({ productCode: CODE })
    expect(server.requests[0]?.url).toBe(
      `/partner/v2/shops/${SHOP}/products?product_code=hirepurchase_epos_0.0%25_e57c6ec8018d`,
    )
  })

  it("that the service does not know is a refusal with its code", async () => {
    server.play(answer(404, { message: ["product_not_found"] }))
    expect(await clientOf(server.url).readProduct({ productCode: CODE })).toEqual({
      ok: false,
      error: { kind: "rejected", status: 404, codes: ["product_not_found"] },
    })
  })

  it.each([
    ["another one", { ...product, code: "other" }, "another_resource"],
    [
      "one with a price range that is garbage",
      { ...product, parameters: { min_amount: "a lot" } },
      "parameters.minAmount: custom",
    ],
    ["one without parameters", { code: CODE }, "parameters: invalid_type"],
    ["several", [product, product], "body: invalid_type"],
  ])("is not %s", async (_, body, problem) => {
    server.play(answer(200, body))
    expect(await clientOf(server.url).readProduct({ productCode: CODE })).toMatchObject({
      error: { problem },
    })
  })
})
