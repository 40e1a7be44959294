import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import {
  API_KEY,
  clientOf,
  CONTRACT,
  EMAIL,
  MOBILE,
  SESSION,
  sessionRequest,
  SHOP,
} from "../../__tests__/support/shop"

let server: ScriptedServer
const REDIRECT = "https://epos.example.com/sessions/1"
const created = { uuid: SESSION, status: "pending", redirect_url: REDIRECT }
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
    ["customer_data_is_not_valid", { customerData: { identity_code: "1" } } as object],
  ])("refuses with %s before anything is sent", async (code, change) => {
    const result = await clientOf(server.url).createSession({ ...sessionRequest(), ...change })
    expect(result).toEqual({ ok: false, error: { kind: "rejected", status: 0, codes: [code] } })
    expect(server.requests).toHaveLength(0)
  })
})

describe("the answer to opening a session", () => {
  it.each([
    ["uuid", 201, created],
    ["pos_session_uuid", 200, { pos_session_uuid: SESSION, status: "PENDING", redirect_url: REDIRECT }],
    ["posSessionUuid", 202, { posSessionUuid: SESSION.toUpperCase(), redirectUrl: REDIRECT, extra: [1] }],
    ["a wrapped uuid", 201, { pos_session: created }],
  ])("is understood with %s and status %i", async (_, status, body) => {
    server.play(answer(status, body))
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result).toMatchObject({
      ok: true,
      value: { uuid: SESSION, status: "pending", redirectUrl: REDIRECT },
    })
  })

  it.each([
    ["redirectUrl: custom", { uuid: SESSION, status: "pending" }],
    ["redirectUrl: custom", { ...created, redirect_url: "javascript:alert(1)" }],
    ["uuid: invalid_format", { ...created, uuid: "1" }],
    ["empty", ""],
    ["not_json", "<html>"],
  ])("is unexpected: %s", async (problem, body) => {
    server.play(answer(201, body))
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result).toEqual({ ok: false, error: { kind: "unexpected_response", status: 201, problem } })
    expect(server.requests).toHaveLength(2)
  })
})

describe("a service that refuses the origin", () => {
  const refusal = answer(422, { message: ["origin_value_does_not_have_a_valid_value"] })

  it.each([
    ["by a code", refusal],
    ["in words", answer(400, { message: "origin: must be null", errorCode: "CONSTRAINTS_VIOLATED_GENERAL" })],
  ])("%s is asked once more without it", async (_, scene) => {
    server.play(scene, answer(201, created))
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result.ok).toBe(true)
    expect(server.requests).toHaveLength(2)
    expect([sent(0), sent(1)].map((body) => "origin" in body)).toEqual([true, false])
  })

  it("still is not asked a third time", async () => {
    server.play(refusal)
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result).toMatchObject({
      error: { kind: "rejected", codes: ["origin_value_does_not_have_a_valid_value"] },
    })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ["another field", answer(422, { message: ["original_amount_is_missing"] }), undefined],
    ["the key", answer(401, { error: ["origin"] }), undefined],
    ["an origin that was not sent", refusal, { origin_value: null }],
  ])("is not confused with one that refuses %s", async (_, scene, overrides) => {
    server.play(scene)
    await clientOf(server.url, { overrides }).createSession(sessionRequest())
    expect(server.requests).toHaveLength(1)
  })
})

describe("reading a session (A3)", () => {
  it("keeps what is needed and nothing that is personal", async () => {
    const body = {
      uuid: SESSION,
      product_code: "p",
      total_amount: 300.1,
      currency: "EUR",
      status: "Granted",
      credit_contract_uuid: CONTRACT,
      credit_application_uuid: "null",
      redirect_url: REDIRECT,
      purchase_reference: "fin_1001",
      customer_data: { identity_code: "37811120001", first_name: "Mari" },
      customer_contact_data: { email: EMAIL },
    }
    server.play(answer(200, body))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toEqual({
      ok: true,
      value: {
        uuid: SESSION,
        status: "granted",
        statusWord: "Granted",
        contractUuid: CONTRACT,
        applicationUuid: null,
        totalAmount: "300.1",
        currency: "EUR",
        redirectUrl: REDIRECT,
        purchaseReference: "fin_1001",
      },
    })
    expect(server.requests[0]).toMatchObject({
      method: "GET",
      url: `/partner/v2/shops/${SHOP}/pos_sessions/${SESSION}`,
    })
    expect(server.requests[0]?.headers["content-type"]).toBeUndefined()
  })

  it("understands camelCase, text amounts and the nested form", async () => {
    const body = { uuid: SESSION, status: "completed", general: { totalAmount: "300.10", currency: "EUR" } }
    server.play(answer(200, body))
    const result = await clientOf(server.url, { dialect: "v3" }).readSession({ sessionUuid: SESSION })
    expect(result).toMatchObject({ value: { totalAmount: "300.1", currency: "EUR", contractUuid: null } })
    expect(server.requests[0]?.url).toBe(`/partner/v3/shops/${SHOP}/pos-sessions/${SESSION}`)
  })

  it("takes an unknown status for what it is", async () => {
    server.play(answer(200, { uuid: SESSION, status: "on_hold" }))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toMatchObject({
      value: { status: "unknown", statusWord: "on_hold", totalAmount: null },
    })
  })

  it.each([
    [
      "an amount that is garbage",
      { status: "completed", total_amount: "three hundred" },
      "totalAmount: custom",
    ],
    [
      "a contract id that is none",
      { status: "completed", credit_contract_uuid: 5 },
      "creditContractUuid: invalid_type",
    ],
    ["no status", {}, "status: custom"],
  ])("does not take %s for a missing one", async (_, change, problem) => {
    server.play(answer(200, { uuid: SESSION, ...change }))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toEqual({
      ok: false,
      error: { kind: "unexpected_response", status: 200, problem },
    })
  })

  it("does not take another session for the one it asked for", async () => {
    server.play(answer(200, { uuid: CONTRACT, status: "completed" }))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toMatchObject({
      error: { kind: "unexpected_response", problem: "another_resource" },
    })
  })
})

describe("trying the key (A1)", () => {
  it.each(["pong", '{"response":"pong"}', '{"message":"Pong"}', '"pong"'])("succeeds on %s", async (body) => {
    server.play(answer(200, body))
    expect(await clientOf(server.url).ping()).toEqual({ ok: true, value: undefined })
    expect(server.requests.map(({ url }) => url)).toEqual(["/ping"])
  })

  it("looks in the second place only when the first does not exist", async () => {
    server.play(answer(404, { message: "not_found" }), answer(200, "pong"))
    expect((await clientOf(server.url).ping()).ok).toBe(true)
    expect(server.requests.map(({ url }) => url)).toEqual(["/ping", "/partner/v2/ping"])
    server.play(answer(401, { error: ["unauthorized"] }))
    expect(await clientOf(server.url).ping()).toEqual({
      ok: false,
      error: { kind: "unauthorized", status: 401 },
    })
    expect(server.requests).toHaveLength(1)
  })

  it("looks only where the connection says", async () => {
    server.play(answer(404))
    const result = await clientOf(server.url, { overrides: { ping_path: "/partner/v3/ping" } }).ping()
    expect(result).toMatchObject({ error: { kind: "rejected", status: 404 } })
    expect(server.requests.map(({ url }) => url)).toEqual(["/partner/v3/ping"])
  })

  it("is not fooled by another page", async () => {
    server.play(answer(200, "<html>Welcome</html>"))
    expect(await clientOf(server.url).ping()).toMatchObject({ error: { problem: "word_missing" } })
  })
})
