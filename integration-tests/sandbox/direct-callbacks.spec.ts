import { type Bench, PRODUCT, startBench } from "./support/bench"
import { DirectFlow } from "./support/direct"
import { isAuthentic } from "./support/verify"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

afterEach(() => {
  bench.merchant.arrivals.length = 0
})

const told = async (count: number): Promise<readonly string[]> => {
  const arrivals = await bench.merchant.received(count)
  for (const { form } of arrivals) expect(isAuthentic(form, bench.client.shop.apiKey)).toBe(true)
  return arrivals.map(({ form }) => {
    const { type, status } = JSON.parse(form.message ?? "{}") as Record<string, string>
    return `${type ?? ""} ${status ?? ""}`
  })
}

describe("the callbacks of the direct flow", () => {
  it("tell of a purchase without approval", async () => {
    await flow.signed({ product_code: PRODUCT.withoutApproval })
    expect(await told(4)).toEqual(
      expect.arrayContaining([
        "DECISION POSITIVE",
        "CONTRACT UNSIGNED",
        "CONTRACT SIGNED",
        "CONTRACT ACTIVATED",
      ]),
    )
  })

  it("tell that the merchant has to approve, and of the cancel", async () => {
    const { contract } = await flow.signed()
    await bench.client.cancel(contract)
    expect(await told(5)).toEqual(
      expect.arrayContaining(["CONTRACT ACTIVATION_REQUIRES_PARTNER_APPROVAL", "CONTRACT CANCELLED"]),
    )
  })

  it("tell of the down payment and of the termination", async () => {
    const credit = { product_code: PRODUCT.withoutApproval, amount: "1200.00", down_payment_amount: "120.00" }
    const { application } = await flow.signed(credit)
    await bench.control.actOn(application, "customer_done")
    await bench.control.actOn(application, "terminate")
    expect(await told(6)).toEqual(
      expect.arrayContaining(["CONTRACT DOWN_PAYMENT_PAID_BY_CUSTOMER", "CONTRACT TERMINATED"]),
    )
  })

  it.each([
    ["1050.00", "DECISION NEGATIVE"],
    ["600.15", "DECISION FAILED"],
    ["600.16", "DECISION INCOME_PROOF_REQUIRED"],
    ["600.17", "DECISION NEGATIVE"],
  ])("tell of the decision on %s", async (amount, word) => {
    await flow.submit({ amount })
    expect(await told(1)).toEqual([word])
  })

  it("name the application as the document prints it, the newest one unless set otherwise", async () => {
    const old = await flow.submit({ amount: "600.18" })
    const message = async (): Promise<unknown> =>
      JSON.parse((await bench.merchant.received(1)).at(-1)?.form.message ?? "{}")
    const latest = bench.sandbox.ledger().applications[0]?.next_uuid
    expect(await message()).toMatchObject({ creditApplicationUuid: latest ?? expect.any(String) })
    bench.merchant.arrivals.length = 0
    await bench.control.settings({ callbacks: { application: "initial", direct_names: "snake_case" } })
    const other = await flow.submit({ amount: "600.18" })
    expect(await message()).toMatchObject({ credit_application_uuid: other })
    expect(old).not.toBe(other)
  })
})
