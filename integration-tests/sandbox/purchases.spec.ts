import { type Bench, startBench } from "./support/bench"
import { applicationBody, codesOf, DirectFlow } from "./support/direct"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const ID = "1234"
const put = (uuid: string, purchase: unknown, id = ID) =>
  bench.client.put(`/applications/${uuid}/purchase/${id}`, { purchase })
const putItems = (uuid: string, items: unknown) =>
  bench.client.put(`/applications/${uuid}/purchase/${ID}/items`, { items })
const merchant = (body: unknown) => bench.client.post(`/purchases/${ID}/merchant`, body)
const stored = () => bench.sandbox.ledger().applications[0]?.purchase

describe("a purchase", () => {
  it("is created, then updated in part", async () => {
    const uuid = await flow.submit()
    expect(await put(uuid, { purchase_reference: "order-1", description: "A boat" })).toMatchObject({
      status: 200,
      body: { purchase: { uuid: ID } },
    })
    await put(uuid, { additional_details: { description: "with sails" } })
    expect(stored()).toMatchObject({ uuid: ID, reference: "order-1", additionalDescription: "with sails" })
    expect((await flow.read(uuid)).body).toMatchObject({ purchase: null, contract: null })
    await bench.client.post(`/applications/${uuid}/accept`)
    expect((await flow.read(uuid)).body).toMatchObject({
      purchase: { uuid: ID },
      contract: { status: "unsigned" },
    })
  })

  it("has one id", async () => {
    const uuid = await flow.submit()
    await put(uuid, { description: "A boat" })
    expect((await put(uuid, { description: "A boat" }, "5678")).status).toBe(404)
    expect(codesOf(await bench.client.put(`/applications/${uuid}/purchase/${ID}`, {}))).toEqual([
      "purchase_is_missing",
    ])
    expect((await put("none", { description: "A boat" })).status).toBe(404)
  })

  it("may come with the application", async () => {
    const purchase = { purchase_reference: "order-1", items: [{ serial_number: "S1" }] }
    await bench.client.post("/applications", { ...applicationBody(bench), purchase })
    expect(stored()).toMatchObject({ reference: "order-1", items: [{ serial_number: "S1" }] })
  })
})

describe("items", () => {
  it("replace all that were there, and one parameter is enough", async () => {
    const uuid = await flow.submit()
    await put(uuid, { description: "A boat" })
    await putItems(uuid, [{ description: "Hull", quantity: 1, amount: 250 }, { serial_number: "S1" }])
    expect((await putItems(uuid, [{ vehicle_vin: "VIN1", type: "vehicle" }])).status).toBe(200)
    expect(stored()?.items).toEqual([{ vehicle_vin: "VIN1", type: "vehicle" }])
  })

  it.each([
    [[{}], "items_is_empty"],
    [[], "items_is_empty"],
    [undefined, "items_is_missing"],
    [[{ type: "boat" }], "items_type_does_not_have_a_valid_value"],
    [[{ quantity: 0 }], "items_quantity_is_not_valid"],
    [[{ colour: "red" }], "items_colour_is_not_known"],
  ])("%p are refused", async (items, code) => {
    const uuid = await flow.submit()
    await put(uuid, { description: "A boat" })
    expect(codesOf(await putItems(uuid, items))).toContain(code)
  })

  it("need a purchase", async () => {
    expect((await putItems(await flow.submit(), [{ serial_number: "S1" }])).status).toBe(404)
  })
})

describe("the merchant behind an aggregator", () => {
  it.each(["merchant_name", "merchant_registry_code", "merchant_order_reference", "merchant_domain_name"])(
    "is told by %s alone",
    async (name) => {
      await put(await flow.submit(), { description: "A boat" })
      expect((await merchant({ [name]: "x" })).status).toBe(201)
      expect(stored()?.merchant).toEqual({ [name]: "x" })
    },
  )

  it("is told by at least one of them", async () => {
    await put(await flow.submit(), { description: "A boat" })
    expect(codesOf(await merchant({}))).toEqual(["merchant_is_empty"])
    await bench.control.settings({ requests: { merchant_body: "wrapped" } })
    expect((await merchant({ merchant_name: "x" })).status).toBe(422)
    expect((await merchant({ merchant: { merchant_name: "x" } })).status).toBe(201)
  })
})
