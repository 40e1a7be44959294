import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { API_KEY, clientOf, EMAIL, MOBILE, SESSION, sessionRequest, SHOP } from "../../__tests__/support/shop"

let server: ScriptedServer
const created = { uuid: SESSION, status: "pending", redirect_url: "https://epos.example.com/sessions/1" }
const sent = (index = 0): Record<string, unknown> =>
  JSON.parse(server.requests[index]?.body ?? "null") as Record<string, unknown>

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("opening a session (A2)", () => {
  beforeEach(() => {
    server.play(answer(201, created))
  })

  it("sends what the document asks for, under the names of version 2", async () => {
    await clientOf(server.url).createSession(sessionRequest())
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      url: `/partner/v2/shops/${SHOP}/pos_sessions`,
      headers: {
        authorization: `Bearer ${API_KEY}`,
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "medusa-financing/0.1.0",
      },
    })
    expect(sent()).toEqual({
      product_code: "hirepurchase_epos_0.0%_e57c6ec8018d",
      total_amount: 300.1,
      currency: "EUR",
      locale: "et-ET",
      valid_until: "2026-03-08T10:00:00+00:00",
      partner_urls: {
        return_url: "https://shop.example.com/return",
        cancel_url: "https://shop.example.com/cancel",
        callback_url: "https://shop.example.com/callback",
      },
      purchase: { purchase_reference: "fin_1001" },
      origin: { value: "redirect_integration" },
      customer_contact_data: { email: EMAIL, mobile: MOBILE },
      integration_info: { platform: "medusa 2.21.2", module: "medusa-financing 0.1.0" },
    })
  })

  it("writes the amount into the JSON to the cent", async () => {
    await clientOf(server.url).createSession(sessionRequest({ totalAmount: "1999.90" }))
    expect(server.requests[0]?.body).toContain('"total_amount":1999.9,')
  })

  it.each([
    ["v2_camel", `/partner/v2/shops/${SHOP}/pos_sessions`],
    ["v3", `/partner/v3/shops/${SHOP}/pos-sessions`],
  ] as const)(
    "writes its own names in camelCase in %s, and leaves the shop's alone",
    async (dialect, url) => {
      const own = { own_key: { deep_key: 1 } }
      const request = sessionRequest({
        additionalData: own,
        creditApplicationData: own,
        merchantDomainName: "shop.ee",
      })
      await clientOf(server.url, { dialect }).createSession(request)
      expect(server.requests[0]?.url).toBe(url)
      expect(sent()).toMatchObject({
        productCode: request.productCode,
        validUntil: request.validUntil,
        partnerUrls: request.urls,
        purchase: { purchaseReference: "fin_1001", merchant: { merchantDomainName: "shop.ee" } },
        customerContactData: request.contact,
        additionalData: own,
        creditApplicationData: own,
      })
      expect(JSON.stringify(Object.keys(sent()))).not.toContain("_")
    },
  )

  it("may nest the common fields under general", async () => {
    const client = clientOf(server.url, { overrides: { session_form: "nested" } })
    await client.createSession(sessionRequest({ salespersonReference: "Earl James" }))
    expect(sent()["general"]).toEqual({
      product_code: "hirepurchase_epos_0.0%_e57c6ec8018d",
      total_amount: 300.1,
      currency: "EUR",
      locale: "et-ET",
      valid_until: "2026-03-08T10:00:00+00:00",
      salesperson_reference: "Earl James",
    })
    expect(sent()).not.toHaveProperty("product_code")
    expect(sent()).toHaveProperty("partner_urls")
  })

  it("nests them for an application that will be linked, unless the connection says otherwise", async () => {
    await clientOf(server.url).createSession(sessionRequest({ linked: true }))
    expect(sent()["general"]).toMatchObject({ total_amount: 300.1 })
    const flat = clientOf(server.url, { overrides: { session_form: "flat" } })
    await flat.createSession(sessionRequest({ linked: true }))
    expect(sent(1)).toMatchObject({ total_amount: 300.1 })
    expect(sent(1)).not.toHaveProperty("linked")
  })

  it("leaves out what is not there: its optional objects are all or nothing", async () => {
    const request = sessionRequest({
      contact: null,
      address: { street: " ", city: null },
      userIp: "unknown",
      description: "",
      merchantDomainName: null,
      additionalData: null,
      integrationInfo: null,
    })
    await clientOf(server.url, { overrides: { origin_value: null } }).createSession(request)
    expect(Object.keys(sent()).sort()).toEqual(
      [
        "currency",
        "locale",
        "partner_urls",
        "product_code",
        "purchase",
        "total_amount",
        "valid_until",
      ].sort(),
    )
    expect(sent()["purchase"]).toEqual({ purchase_reference: "fin_1001" })
  })

  it("sends what is there", async () => {
    const request = sessionRequest({
      address: { street: "Pikk", house: "1", zipCode: "10123" },
      userIp: "::ffff:203.0.113.9",
      description: "Order at the shop",
      validUntil: "2026-03-08T10:00:00Z",
    })
    await clientOf(server.url).createSession(request)
    expect(sent()).toMatchObject({
      customer_address_data: { street: "Pikk", house: "1", zip_code: "10123" },
      user_ip: "203.0.113.9",
      purchase: { description: "Order at the shop" },
      valid_until: "2026-03-08T10:00:00+00:00",
    })
  })

  it("keeps a path that stands in the base address", async () => {
    await clientOf(`${server.url}/gateway/one/`).createSession(sessionRequest())
    expect(server.requests[0]?.url).toBe(`/gateway/one/partner/v2/shops/${SHOP}/pos_sessions`)
  })

  it.each([
    ["total_amount_is_not_valid", { totalAmount: "0" }],
    ["total_amount_is_not_valid", { totalAmount: "NaN" }],
    ["total_amount_is_not_valid", { totalAmount: "12345678901234567.89" }],
    ["valid_until_is_not_valid", { validUntil: "2026-03-08" }],
    ["contact_mobile_is_not_valid", { contact: { email: EMAIL, mobile: "51234567" } }],
    ["urls_callback_url_is_not_valid", { urls: { ...sessionRequest().urls, callbackUrl: "/callback" } }],
    ["customer_data_is_not_valid", { customerData: { identity_code: "1" } }],
  ])("refuses with %s before anything is sent", async (code, change) => {
    const result = await clientOf(server.url).createSession({ ...sessionRequest(), ...change })
    expect(result).toEqual({ ok: false, error: { kind: "rejected", status: 0, codes: [code] } })
    expect(server.requests).toHaveLength(0)
  })
})
