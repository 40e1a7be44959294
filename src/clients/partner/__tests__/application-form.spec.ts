import { applicationRequest, IBAN, IDENTITY_CODE, INCOME } from "../../__tests__/support/applicant"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, EMAIL, MOBILE, type ShopOptions } from "../../__tests__/support/shop"
import type { ApplicationRequest } from "../application-request"

let server: ScriptedServer

/** The body of C1 as it went out. */
async function sent(request: ApplicationRequest, options: ShopOptions = {}): Promise<unknown> {
  server.play(answer(500))
  await clientOf(server.url, options).submitApplication(request)
  return JSON.parse(server.requests[0]?.body ?? "null") as unknown
}

const refused = async (request: ApplicationRequest) => {
  server.play(answer(500))
  const result = await clientOf(server.url).submitApplication(request)
  expect(server.requests).toHaveLength(0)
  return result.ok ? null : result.error
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("an application for credit", () => {
  it("is sent as the document shows it: numbers as texts, names in snake_case", async () => {
    expect(await sent(applicationRequest({ paymentDay: 4, dependantsCount: 0 }))).toEqual({
      credit_application: {
        product_code: "hirepurchase_direct",
        amount: "2000.5",
        period: "12",
        payment_day: "4",
        monthly_income: INCOME,
        monthly_financial_obligations: "0",
        dependants_count: "0",
        payout_account_number: IBAN,
      },
      customer: { identity_code: IDENTITY_CODE, first_name: "Private", last_name: "Person" },
      customer_addresses: [{ country: "EE", street: "Pikk", zip_code: "10123" }],
      customer_contact: { email: EMAIL, mobile: MOBILE },
      customer_identification: { document_type: "id_card", document_number: "AB0123456" },
      consents: [{ type: "DATA_PROCESSING", value: true, text: "I agree." }],
      partner_urls: { callback_url: "https://shop.example.com/callback" },
    })
  })

  it("is written in camelCase in the other dialects, also within lists", async () => {
    expect(await sent(applicationRequest(), { dialect: "v3" })).toMatchObject({
      creditApplication: { productCode: "hirepurchase_direct", monthlyIncome: INCOME },
      customerAddresses: [{ zipCode: "10123" }],
      customerIdentification: { documentNumber: "AB0123456" },
    })
    expect(server.requests[0]?.url).toContain("/partner/v3/shops/")
    await sent(applicationRequest(), { dialect: "v2_camel" })
    expect(server.requests[0]?.url).toContain("/partner/v2/shops/")
  })

  it("carries numbers as numbers where the connection says so", async () => {
    expect(await sent(applicationRequest(), { overrides: { application_numbers: "number" } })).toMatchObject({
      credit_application: { amount: 2000.5, period: 12, monthly_income: 4222.11 },
    })
  })

  it("names the contact as the connection says", async () => {
    expect(
      await sent(applicationRequest(), { overrides: { contact_key: "customer_contacts" } }),
    ).toMatchObject({ customer_contacts: { email: EMAIL } })
  })

  it("passes ownership, exposure and consent through as the merchant configured them", async () => {
    const inner = { inner_key: [{ deeper_key: 1 }] }
    const besides = { customerUbos: inner, customerPep: true, elseUboPep: [inner], customerConsent: inner }
    expect(await sent(applicationRequest({}, besides), { dialect: "v3" })).toMatchObject({
      customerUbos: inner,
      customerPep: true,
      elseUboPep: [inner],
      customerConsent: inner,
    })
  })

  it("carries the purchase with its items, and what else the product asks for", async () => {
    const purchase = { description: "A bed", items: [{ description: "Bed", amount: "2000.50", quantity: 1 }] }
    const request = applicationRequest({ further: { employment_start_year: 2019 } }, { purchase })
    expect(await sent(request)).toMatchObject({
      credit_application: { employment_start_year: 2019 },
      purchase: { description: "A bed", items: [{ description: "Bed", amount: 2000.5, quantity: 1 }] },
    })
  })

  it("is refused before it leaves when it lacks what the product asks for", async () => {
    const requiredParameters = [
      "credit_application.monthly_income",
      "purchase.description",
      "customer_addresses.city",
    ]
    expect(await refused(applicationRequest({}, { requiredParameters }))).toEqual({
      kind: "rejected",
      status: 0,
      codes: ["purchase_description_is_missing", "customer_addresses_city_is_missing"],
    })
  })

  it.each([
    [{ amount: "-1" }, "credit_application_amount_is_not_valid"],
    [{ amount: "0" }, "credit_application_amount_is_not_valid"],
    [{ period: 0 }, "credit_application_period_is_not_valid"],
    [{ monthlyIncome: "a lot" }, "credit_application_monthly_income_is_not_valid"],
    [{ productCode: " " }, "credit_application_product_code_is_not_valid"],
  ])("is refused before it leaves with %j", async (change, code) => {
    expect(await refused(applicationRequest(change))).toMatchObject({ codes: [code] })
  })

  it("is refused with a field that nobody knows, by the field's name alone", async () => {
    const request = { ...applicationRequest(), salary: INCOME } as ApplicationRequest
    expect(await refused(request)).toMatchObject({ codes: ["salary_is_not_valid"] })
  })
})
