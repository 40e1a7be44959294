import { APPLICATION } from "../../__tests__/support/applicant"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, type ShopOptions } from "../../__tests__/support/shop"

let server: ScriptedServer
const place = { applicationUuid: APPLICATION, purchaseUuid: "1234" }

const client = (body: unknown = "", options: ShopOptions = {}) => {
  server.play(answer(200, body))
  return clientOf(server.url, options)
}
const sent = () => JSON.parse(server.requests[0]?.body ?? "null") as unknown

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("the purchase of an application", () => {
  const purchase = { purchaseReference: "fin_1", description: "A bed", additionalDescription: "Blue" }

  it("is written with what it has", async () => {
    expect(await client({ purchase: { uuid: "77" } }).writePurchase({ ...place, purchase })).toEqual({
      ok: true,
      value: { purchaseUuid: "77" },
    })
    expect(server.requests[0]).toMatchObject({ method: "PUT" })
    expect(sent()).toEqual({
      purchase: {
        purchase_reference: "fin_1",
        description: "A bed",
        additional_details: { description: "Blue" },
      },
    })
  })

  it("may be answered by nothing", async () => {
    expect(await client().writePurchase({ ...place, purchase })).toEqual({
      ok: true,
      value: { purchaseUuid: null },
    })
  })

  it("is written again when nobody knows whether it was: a second one leaves the same", async () => {
    server.play(answer(500), answer(502), answer(200))
    expect((await clientOf(server.url).writePurchase({ ...place, purchase })).ok).toBe(true)
    expect(server.requests).toHaveLength(3)
  })

  it("is refused when it says nothing", async () => {
    const refused = await client().writePurchase({ ...place, purchase: { description: " " } })
    expect(refused).toMatchObject({ error: { kind: "rejected", status: 0 } })
    expect(server.requests).toHaveLength(0)
  })
})

describe("the items of a purchase", () => {
  it("are sent in the dialect, in version 2 also for a connection of version 3", async () => {
    const items = [
      { serialNumber: "1" },
      { vehicleLicencePlate: "123ABC", amount: "10.50", type: "vehicle" as const },
    ]
    await client("", { dialect: "v2_camel" }).writePurchaseItems({ ...place, items })
    expect(sent()).toEqual({
      items: [{ serialNumber: "1" }, { type: "vehicle", amount: 10.5, vehicleLicencePlate: "123ABC" }],
    })
    await client("", { dialect: "v3" }).writePurchaseItems({ ...place, items })
    expect(sent()).toMatchObject({ items: [{ serial_number: "1" }, { vehicle_licence_plate: "123ABC" }] })
    expect(server.requests[0]?.url).toContain("/partner/v2/")
  })

  it.each([[[]], [[{}]], [[{ quantity: 0 }]]])("are refused as %j", async (items) => {
    const refused = await client().writePurchaseItems({ ...place, items })
    expect(refused).toMatchObject({ error: { kind: "rejected", status: 0 } })
  })
})

describe("the merchant behind a purchase", () => {
  const merchant = { merchantName: "A shop" }

  it("is sent bare, or under its name where the connection says so", async () => {
    await client().addPurchaseMerchant({ purchaseUuid: "1234", merchant })
    expect(sent()).toEqual({ merchant_name: "A shop" })
    await client("", { overrides: { purchase_merchant_form: "wrapped" } }).addPurchaseMerchant({
      purchaseUuid: "1234",
      merchant,
    })
    expect(sent()).toEqual({ merchant: { merchant_name: "A shop" } })
  })

  it("needs at least one of its four fields", async () => {
    const refused = await client().addPurchaseMerchant({ purchaseUuid: "1234", merchant: {} })
    expect(refused).toMatchObject({ error: { kind: "rejected", status: 0 } })
    expect(server.requests).toHaveLength(0)
  })
})
