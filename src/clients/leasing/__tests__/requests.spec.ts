import {
  APPLICATION,
  LEASING_SHOP,
  leasingClientOf,
  leasingRequest,
  ORDER_ID,
  TOKEN,
} from "../../__tests__/support/leasing"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { API_KEY, EMAIL, MOBILE } from "../../__tests__/support/shop"

let server: ScriptedServer
const created = answer(200, { appl_token: TOKEN, error_code: "" })
const body = (): Record<string, unknown> =>
  JSON.parse(server.requests[0]?.body ?? "null") as Record<string, unknown>

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("a request to the leasing service", () => {
  it.each([
    ["readTariffs", "GET", `/eshop/${LEASING_SHOP}/v2/tariff`],
    ["createApplication", "POST", "/eshop/v2/create"],
    ["readRedirectUrl", "GET", `/eshop/${LEASING_SHOP}/${TOKEN}/v2/redirect/url`],
    ["check", "POST", "/eshop/v2/check"],
  ])("%s is a %s below the base address with its path, and carries the key", async (call, method, path) => {
    const client = leasingClientOf(`${server.url}/leasing/apitest/`)
    server.play(created)
    const calls: Record<string, () => Promise<unknown>> = {
      readTariffs: () => client.readTariffs(),
      createApplication: () => client.createApplication(leasingRequest()),
      readRedirectUrl: () => client.readRedirectUrl({ token: TOKEN }),
      check: () => client.check(APPLICATION),
    }
    await calls[call]?.()
    const [sent] = server.requests
    expect(sent).toMatchObject({ method, url: `/leasing/apitest${path}` })
    expect(sent?.headers["ix-api-key"]).toBe(API_KEY)
    expect(sent?.headers.authorization).toBeUndefined()
    client.close()
  })

  it("reads the redirect of endpoint 4 where the connection says so", async () => {
    server.play(answer(302, "", { location: "https://leasing.example/step/1" }))
    const client = leasingClientOf(server.url, { redirect_from: "redirect" })
    expect(await client.readRedirectUrl({ token: TOKEN })).toEqual({
      ok: true,
      value: "https://leasing.example/step/1",
    })
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({ method: "GET", url: `/eshop/${TOKEN}/v2/redirect` })
  })

  it.each([
    "http://leasing.example",
    "ftp://leasing.example",
    "https://user:pass@leasing.example",
    "leasing",
  ])("never goes to %s", (address) => {
    expect(() => leasingClientOf(address)).toThrow(RangeError)
  })
})

describe("the body of create", () => {
  it("has what the document names, in UTF-8, and no customer unless it is set", async () => {
    server.play(created)
    await leasingClientOf(server.url).createApplication(leasingRequest())
    expect(body()).toEqual({
      uuid: LEASING_SHOP,
      return_url: "https://shop.example.com/return",
      alert_url: "https://shop.example.com/alert",
      order_id: ORDER_ID,
      order_amount: 310.05,
      order_currency: "EUR",
      order_json: [{ name: "Ąžuolinis stalas", price: 103.35, quantity: 3 }],
    })
  })

  it("names the tariff and the term where they are given", async () => {
    server.play(created)
    await leasingClientOf(server.url).createApplication(leasingRequest({ tariffCode: "LT-A", term: 24 }))
    expect(body()).toMatchObject({ tariff_code: "LT-A", term: 24 })
  })

  it("has the customer at the top or in an object, under any names, without what is empty", async () => {
    server.play(created)
    await leasingClientOf(server.url, {
      customer_form: "flat",
      customer_names: { email: ["email", "e_mail"], phone: null, country: "cc" },
    }).createApplication(leasingRequest())
    expect(body()).toMatchObject({
      first_name: "Žydrūnė",
      email: EMAIL,
      e_mail: EMAIL,
      city: "Vilnius",
      cc: "lt",
    })
    for (const name of ["phone", "address", "zip_code", "country"]) expect(body()).not.toHaveProperty(name)
    server.play(created)
    await leasingClientOf(server.url, { customer_form: "nested", customer_key: "client" }).createApplication(
      leasingRequest(),
    )
    expect(body()).toMatchObject({ client: { last_name: "Private", phone: MOBILE } })
    expect(body()).not.toHaveProperty("last_name")
  })

  it("can be written with other names, texts and additions", async () => {
    server.play(created)
    await leasingClientOf(server.url, {
      item_names: { name: "title", price: ["price", "unit_price"], quantity: "qty" },
      order_json_form: "text",
      amount_form: "text",
      extra_body: { lang: "lt", order_id: "NOT-OURS" },
    }).createApplication(leasingRequest())
    expect(body()).toMatchObject({ lang: "lt", order_id: ORDER_ID, order_amount: "310.05" })
    expect(JSON.parse(String(body()["order_json"]))).toEqual([
      { title: "Ąžuolinis stalas", price: "103.35", unit_price: "103.35", qty: 3 },
    ])
  })

  it.each([
    ["order_currency_is_not_valid", { currency: "PLN" }],
    ["order_amount_is_not_valid", { basket: { ...leasingRequest().basket, payable: "0.00" } }],
    ["order_json_is_not_valid", { basket: { ...leasingRequest().basket, items: [] } }],
    ["return_url_is_not_valid", { returnUrl: "http://shop.example.com/return" }],
    ["alert_url_is_not_valid", { alertUrl: "nowhere" }],
    ["term_is_not_valid", { term: 0 }],
    ["tariff_code_is_not_valid", { tariffCode: "" }],
  ])("is not sent: %s", async (code, change) => {
    server.play(created)
    const result = await leasingClientOf(server.url).createApplication(leasingRequest(change))
    expect(result).toEqual({ ok: false, error: { kind: "rejected", status: 0, codes: [code] } })
    expect(server.requests).toHaveLength(0)
  })
})

it("the check is asked with exactly the values of the creation", async () => {
  const client = leasingClientOf(server.url)
  server.play(created, answer(200, { result: "SIGNED_DEAL", result_msg: "" }))
  const application = await client.createApplication(leasingRequest())
  if (!application.ok) throw new Error("not created")
  expect(application.value).toEqual(APPLICATION)
  await client.check(application.value)
  expect(JSON.parse(server.requests[1]?.body ?? "")).toEqual({
    appl_token: TOKEN,
    order_id: ORDER_ID,
    uuid: LEASING_SHOP,
  })
})
