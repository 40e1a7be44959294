import BigNumber from "bignumber.js"
import { type Bench, PRODUCT, startBench } from "./support/bench"
import { codesOf, DirectFlow } from "./support/direct"
import { isObject, textAt } from "./support/json-body"
import { ServiceClient } from "./support/service-client"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const DAY = 24 * 3600
const version3 = () => new ServiceClient(bench.sandbox.url, bench.client.shop, "v3")
const options = (contract: string) => version3().get(`/contracts/${contract}/change-options`)
const versions = (contract: string) => version3().get(`/contracts/${contract}/versions`)
const draft = (contract: string, returnAmount: unknown) =>
  version3().post(`/contracts/${contract}/versions`, {
    contractChangeDetails: { type: "PARTIAL_RETURN", returnAmount },
  })
const activate = (contract: string, version: string) =>
  version3().patch(`/contracts/${contract}/versions/${version}/activate`)
const schedule = async (contract: string, uuid: string) =>
  (await version3().get(`/contracts/${contract}/payment-schedules/${uuid}`)).body

/** An active contract of 1200.00 that is paid out, a day later. */
async function returnable(credit: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { application, contract } = await flow.signed({
    amount: "1200.00",
    product_code: PRODUCT.withoutApproval,
    ...credit,
  })
  await bench.control.actOn(application, "pay_out")
  await bench.control.advance(DAY)
  return contract
}

const sumOf = (body: unknown, column: string): string => {
  const items = isObject(body) && Array.isArray(body.paymentScheduleItems) ? body.paymentScheduleItems : []
  return items.reduce<BigNumber>((sum, item) => sum.plus(textAt(item, column)), new BigNumber(0)).toFixed(2)
}

describe("a partial return", () => {
  it("is possible from the next day on, for a contract that is paid out", async () => {
    const { application, contract } = await flow.signed({ product_code: PRODUCT.withoutApproval })
    const possible = async () => (await options(contract)).body
    const not = { options: { partialReturn: { possible: false, minAmount: null, maxAmount: null } } }
    expect(await possible()).toEqual(not)
    await bench.control.actOn(application, "pay_out")
    expect(await possible()).toEqual(not)
    expect(codesOf(await draft(contract, 10))).toEqual(["partial_return_is_not_possible"])
    await bench.control.advance(DAY)
    expect(await possible()).toEqual({
      options: { partialReturn: { possible: true, minAmount: 1, maxAmount: 299 } },
    })
  })

  it("drafts a version, shows its payments, and takes effect when it is activated", async () => {
    const contract = await returnable()
    const drafted = await draft(contract, 200.5)
    expect(drafted).toMatchObject({
      status: 201,
      body: {
        status: "DRAFT",
        sourceContractChange: { contractChangeDetails: { type: "PARTIAL_RETURN", returnAmount: 200.5 } },
      },
    })
    const version = textAt(drafted.body, "uuid")
    const payments = await schedule(contract, textAt(drafted.body, "paymentScheduleUuid"))
    expect(payments).toMatchObject({ amount: "999.50", netCreditAmount: "999.50" })
    expect(sumOf(payments, "principal")).toBe("999.50")
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "1200.00" })
    expect((await activate(contract, version)).status).toBe(200)
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "999.50" })
    expect((await versions(contract)).body).toMatchObject([
      { status: "REPLACED", sourceContractChange: null },
      { status: "ACTIVE", uuid: version },
    ])
  })

  it("leaves what was due as it was, and adds up to the cent with what was given back", async () => {
    const contract = await returnable()
    await bench.control.advance(100 * DAY)
    const drafted = await draft(contract, 333.33)
    const payments = await schedule(contract, textAt(drafted.body, "paymentScheduleUuid"))
    expect(sumOf(payments, "principal")).toBe("866.67")
    expect(textAt(payments, "period")).toBe("12")
  })

  it("counts from the version that holds: a draft from an older one is refused", async () => {
    const contract = await returnable()
    const first = textAt((await draft(contract, 100)).body, "uuid")
    const second = textAt((await draft(contract, 200)).body, "uuid")
    await activate(contract, second)
    expect(codesOf(await activate(contract, first))).toEqual(["source_version_is_not_active"])
    expect(codesOf(await activate(contract, second))).toEqual(["version_is_not_draft"])
    expect((await options(contract)).body).toMatchObject({ options: { partialReturn: { maxAmount: 999 } } })
    expect((await activate(contract, "none")).status).toBe(404)
  })

  it("is refused when a payment was due since it was drafted", async () => {
    const contract = await returnable()
    const version = textAt((await draft(contract, 100)).body, "uuid")
    await bench.control.advance(60 * DAY)
    expect(codesOf(await activate(contract, version))).toEqual(["version_is_outdated"])
  })

  it.each([[0.99], [1199.01], [10.001], ["100"], [-5]])("of %p is refused", async (amount) => {
    expect((await draft(await returnable(), amount)).status).toBe(422)
  })

  it("is possible for split payment too, and in version 3 only", async () => {
    const contract = await returnable({ product_code: PRODUCT.split, period: 3 })
    expect((await draft(contract, 100)).status).toBe(201)
    expect((await bench.client.get(`/contracts/${contract}/change-options`)).status).toBe(404)
  })

  it("ends with the contract", async () => {
    const contract = await returnable()
    await bench.client.post(`/contracts/${contract}/merchant_withdrawal`)
    expect((await draft(contract, 100)).status).toBe(422)
  })

  it("is activated with the body that the service is set to want", async () => {
    const contract = await returnable()
    const version = textAt((await draft(contract, 100)).body, "uuid")
    await bench.control.settings({ requests: { activation_body: "object" } })
    expect((await activate(contract, version)).status).toBe(400)
    const path = `/contracts/${contract}/versions/${version}/activate`
    expect((await version3().patch(path, {})).status).toBe(200)
  })
})
