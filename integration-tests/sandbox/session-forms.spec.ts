import { type Bench, minimalSession, startBench } from "./support/bench"
import { camel } from "./support/camel"
import { textAt } from "./support/json-body"
import { ServiceClient } from "./support/service-client"

let bench: Bench
let minimal: Readonly<Record<string, unknown>>
let version3: ServiceClient
beforeAll(async () => {
  bench = await startBench()
  minimal = minimalSession(bench.merchant)
  version3 = new ServiceClient(bench.sandbox.url, bench.client.shop, "v3")
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const GENERAL = ["product_code", "total_amount", "currency", "locale"]
function nested(): Record<string, unknown> {
  const entries = Object.entries(minimal)
  return {
    ...Object.fromEntries(entries.filter(([name]) => !GENERAL.includes(name))),
    general: Object.fromEntries(entries.filter(([name]) => GENERAL.includes(name))),
  }
}

describe("the nested form of a session", () => {
  it("is accepted, and the session is the same", async () => {
    const answer = await bench.client.createSession(nested())
    expect(answer.status).toBe(201)
    const session = await bench.client.readSession(textAt(answer.body, "uuid"))
    expect(session.body).toMatchObject({ total_amount: 300, product_code: minimal.product_code })
  })

  it("is refused together with the flat form", async () => {
    const answer = await bench.client.createSession({ ...nested(), currency: "EUR" })
    expect(answer).toMatchObject({ status: 422, body: { message: ["currency_is_not_valid"] } })
  })

  it("names its fields with the object before them", async () => {
    const answer = await bench.client.createSession({ ...nested(), general: { currency: "EUR" } })
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.arrayContaining(["general_total_amount_is_missing"]) as string[] },
    })
  })
})

describe("names in camelCase", () => {
  it("are accepted under a version 2 path, and answered in camelCase", async () => {
    const answer = await bench.client.createSession(camel(minimal))
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.body as object)).toEqual(["uuid", "status", "redirectUrl"])
  })

  it("are what version 3 expects, under its own paths", async () => {
    const answer = await version3.createSession(camel(minimal))
    expect(answer.status).toBe(201)
    const session = await version3.readSession(textAt(answer.body, "uuid"))
    expect(session.body).toMatchObject({ totalAmount: 300, purchaseReference: "order-1001" })
    expect((await version3.createSession(minimal)).status).toBe(422)
  })

  it("may not be mixed with names in snake_case", async () => {
    const { total_amount: amount, ...rest } = minimal
    const answer = await bench.client.createSession({ ...rest, totalAmount: amount })
    expect(answer).toMatchObject({
      status: 422,
      body: { message: ["total_amount_is_missing", "totalAmount_is_not_known"] },
    })
  })

  it("carry the optional objects too, and keep free keys as they are", async () => {
    const answer = await bench.client.createSession({
      ...(camel(minimal) as object),
      customerContactData: { email: "a@b.ee", mobile: "+3725555555" },
      integrationInfo: { e_commerce_platform: "medusa" },
    })
    expect(answer.status).toBe(201)
  })

  it("are used in answers to requests without a body when the shop is set so", async () => {
    const uuid = await bench.open()
    await bench.control.settings({ dialects: { [bench.client.shop.shopUuid]: "v2_camel" } })
    expect((await bench.client.readSession(uuid)).body).toMatchObject({ totalAmount: 300 })
  })
})

describe("origin", () => {
  const withoutOrigin = (): object => ({ ...minimal, origin: undefined })

  it("may be left out when the service is set so", async () => {
    await bench.control.settings({ origin: "optional" })
    expect((await bench.client.createSession(withoutOrigin())).status).toBe(201)
    expect((await bench.client.createSession(minimal)).status).toBe(201)
  })

  it("is refused by name when the service does not know it", async () => {
    await bench.control.settings({ origin: "refused" })
    expect((await bench.client.createSession(withoutOrigin())).status).toBe(201)
    expect(await bench.client.createSession(minimal)).toMatchObject({
      status: 422,
      body: { message: ["origin_is_not_valid"] },
    })
  })
})

it("ignores fields that no document names when the service is set so", async () => {
  await bench.control.settings({ unknown_fields: "ignored" })
  expect((await bench.client.createSession({ ...minimal, total: 300 })).status).toBe(201)
})
