import { type Bench, minimalSession, PRODUCT, shopOf, startBench } from "./support/bench"
import { isObject, textAt } from "./support/json-body"
import { send, ServiceClient } from "./support/service-client"

let bench: Bench
let minimal: Readonly<Record<string, unknown>>
beforeAll(async () => {
  bench = await startBench()
  minimal = minimalSession(bench.merchant)
})
afterAll(() => bench.close())

const create = (change: object) => bench.client.createSession({ ...minimal, ...change })
const merged = (name: string, change: object): object => {
  const current = minimal[name]
  return { [name]: { ...(isObject(current) ? current : {}), ...change } }
}

describe("creating a session", () => {
  it("needs the minimal set and answers the address for the customer", async () => {
    const answer = await create({})
    const uuid = textAt(answer.body, "uuid")
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      uuid,
      status: "pending",
      redirect_url: `${bench.sandbox.url}/epos/sessions/${uuid}`,
    })
  })

  it("takes every optional object of the document", async () => {
    const answer = await create({
      valid_until: "2999-02-17T11:10:00+02:00",
      salesperson_reference: "Earl James",
      user_ip: "2001:db8::1",
      integration_info: { platform: "medusa 2", module: "0.1.0" },
      additional_data: { anything: [1, { at: "all" }] },
      credit_application_data: { period: 12 },
      customer_data: { identity_code: "37811120001", first_name: "A", last_name: "B", gender: "m" },
      customer_contact_data: { email: "a@b.ee", mobile: "+3725555555" },
      customer_address_data: { street: "Long 1", zip_code: "10111" },
    })
    expect(answer.status).toBe(201)
  })

  it.each(["product_code", "total_amount", "currency", "locale", "partner_urls", "purchase", "origin"])(
    "is refused without %s",
    async (name) => {
      const answer = await create({ [name]: undefined })
      expect(answer).toMatchObject({ status: 422, body: { message: [`${name}_is_missing`] } })
    },
  )

  it("names everything that is missing at once", async () => {
    const answer = await bench.client.createSession({})
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: expect.arrayContaining(["product_code_is_missing", "purchase_is_missing"]) as string[],
      },
    })
  })

  it.each<[string, object]>([
    ["product_code_is_empty", { product_code: " " }],
    ["currency_does_not_have_a_valid_value", { currency: "PLN" }],
    ["currency_does_not_have_a_valid_value", { currency: "eur" }],
    ["locale_is_not_valid", { locale: "estonian" }],
    ["total_amount_is_not_valid", { total_amount: "300.00" }],
    ["total_amount_is_not_valid", { total_amount: { value: 300 } }],
    ["total_amount_is_not_valid", { total_amount: 0 }],
    ["total_amount_is_not_valid", { total_amount: -1 }],
    ["total_amount_is_not_valid", { total_amount: 300.005 }],
    ["total_amount_is_not_valid", { total_amount: 74.99 }],
    ["total_amount_is_not_valid", { total_amount: 20000.01 }],
    ["valid_until_is_not_valid", { valid_until: "2020-01-01T00:00:00Z" }],
    ["valid_until_is_not_valid", { valid_until: "2999-01-01T00:00:00" }],
    ["valid_until_is_not_valid", { valid_until: "tomorrow" }],
    ["user_ip_is_not_valid", { user_ip: "localhost" }],
    ["origin_value_does_not_have_a_valid_value", { origin: { value: "shop" } }],
    ["origin_is_empty", { origin: {} }],
    ["integration_info_is_not_valid", { integration_info: { version: 2 } }],
    ["additional_data_is_not_valid", { additional_data: [] }],
    ["total_is_not_known", { total: 300 }],
  ])("is refused with %s", async (code, change) => {
    expect(await create(change)).toMatchObject({ status: 422, body: { message: [code] } })
  })

  it.each([75, 20000, 499.99])("takes an amount inside the product's range: %d", async (amount) => {
    expect((await create({ total_amount: amount })).status).toBe(201)
  })

  it.each(["return_url", "cancel_url", "callback_url"])("needs a web address as %s", async (name) => {
    for (const [value, problem] of [
      [undefined, "is_missing"],
      ["", "is_empty"],
      ["/relative", "is_not_valid"],
      ["ftp://shop.example/x", "is_not_valid"],
    ]) {
      const answer = await create(merged("partner_urls", { [name]: value }))
      expect(answer).toMatchObject({
        status: 422,
        body: { message: [`partner_urls_${name}_${problem ?? ""}`] },
      })
    }
  })

  it("answers 404 for a product code that the shop does not have", async () => {
    for (const code of ["nothing", "hirepurchase_epos_lv"]) {
      const answer = await create({ product_code: code })
      expect(answer).toMatchObject({ status: 404, body: { message: ["product_not_found"] } })
    }
  })

  it.each(["pl", "cz"] as const)("takes the market's own currency: %s", async (market) => {
    const shop = shopOf(market)
    const client = new ServiceClient(bench.sandbox.url, shop)
    const body = { ...minimal, product_code: `hirepurchase_epos_${market}`, currency: shop.currency }
    expect((await client.createSession(body)).status).toBe(201)
    expect((await client.createSession({ ...body, currency: "EUR" })).status).toBe(422)
  })
})

describe("the optional objects are all or nothing", () => {
  it("lets the merchant be left out, but not be half-filled", async () => {
    expect((await create({ purchase: { purchase_reference: "1" } })).status).toBe(201)
    for (const merchant of [{}, { merchant_name: "Shop" }, { merchant_domain_name: "" }]) {
      expect((await create(merged("purchase", { merchant }))).status).toBe(422)
    }
  })

  it.each<[string, object, string]>([
    ["an address without a telephone", { email: "a@b.ee" }, "customer_contact_data_mobile_is_missing"],
    ["a telephone without an address", { mobile: "+3725555555" }, "customer_contact_data_email_is_missing"],
    [
      "a national telephone number",
      { email: "a@b.ee", mobile: "5555555" },
      "customer_contact_data_mobile_is_not_valid",
    ],
    [
      "an address that is none",
      { email: "a", mobile: "+3725555555" },
      "customer_contact_data_email_is_not_valid",
    ],
    ["nothing in it", {}, "customer_contact_data_is_empty"],
  ])("refuses contact data with %s", async (_name, contact, code) => {
    const answer = await create({ customer_contact_data: contact })
    expect(answer).toMatchObject({ status: 422, body: { message: [code] } })
  })

  it("refuses customer data without an identity code, and an unknown gender", async () => {
    const names = { first_name: "A", last_name: "B" }
    expect(await create({ customer_data: names })).toMatchObject({
      status: 422,
      body: { message: ["customer_data_identity_code_is_missing"] },
    })
    const unknown = { ...names, identity_code: "37811120001", gender: "x" }
    expect(await create({ customer_data: unknown })).toMatchObject({
      status: 422,
      body: { message: ["customer_data_gender_does_not_have_a_valid_value"] },
    })
  })

  it("needs the purchase reference", async () => {
    expect(await create({ purchase: { description: "order" } })).toMatchObject({
      status: 422,
      body: { message: ["purchase_purchase_reference_is_missing"] },
    })
  })
})

describe("the body itself", () => {
  it.each([
    ["text that is not JSON", "{", 400],
    ["a list", "[]", 422],
    ["a number", "7", 422],
  ])("%s is refused", async (_name, body, status) => {
    expect((await bench.client.createSession(body)).status).toBe(status)
  })

  it("is refused with 415 when it does not say that it is JSON", async () => {
    const { shop } = bench.client
    const answer = await send(bench.sandbox.url, {
      method: "POST",
      path: `/partner/v2/shops/${shop.shopUuid}/pos_sessions`,
      body: minimal,
      headers: { authorization: `Bearer ${shop.apiKey}`, "content-type": "text/plain" },
    })
    expect(answer.status).toBe(415)
  })

  it("is refused with 413 when it is too large", async () => {
    const answer = await create({ additional_data: { text: "x".repeat(1_100_000) } })
    expect(answer.status).toBe(413)
  })

  it("remembers what was asked, so that a test can look at it", async () => {
    const uuid = await bench.open({ product_code: PRODUCT.split, additional_data: { cart: "c1" } })
    const session = bench.sandbox.ledger().sessions.find((one) => one.uuid === uuid)
    expect(session).toMatchObject({
      method: "split-payment",
      amount: "300.00",
      request: { additional_data: { cart: "c1" } },
    })
  })
})
