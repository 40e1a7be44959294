import { type Bench, PRODUCT, startBench } from "./support/bench"
import { codesOf, DirectFlow } from "./support/direct"
import { isObject, textAt } from "./support/json-body"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const PAYING = { amount: "1200.00", down_payment_amount: "120.00" }
const returnTo = () => `${bench.merchant.url}/paid?order=1&status={status}`
const link = (contract: string, address: string = returnTo()) =>
  bench.client.post(`/contracts/${contract}/payment_link`, { return_url: address })
const press = (address: string, button: string) =>
  fetch(`${address}/${button}`, { method: "POST", redirect: "manual" })
const processOf = async (contract: string) => {
  const { body } = await bench.client.readContract(contract)
  return isObject(body) && isObject(body.contract) ? body.contract.process_status : undefined
}

async function waiting(
  product: string = PRODUCT.withApproval,
): Promise<{ contract: string; address: string }> {
  const { contract } = await flow.signed({ ...PAYING, product_code: product })
  return { contract, address: textAt((await link(contract)).body, "redirect_url") }
}

describe("a down payment", () => {
  it("keeps the signed contract waiting, for the merchant too", async () => {
    const { contract } = await waiting()
    expect(await processOf(contract)).toBe("waiting_for_downpayment")
    expect(codesOf(await bench.client.approve(contract))).toEqual(["can_not_approve"])
  })

  it("that is made leads on to the merchant's approval", async () => {
    const { contract, address } = await waiting()
    expect(await (await fetch(address)).text()).toContain("120.00 EUR")
    const back = await press(address, "pay")
    expect(back.headers.get("location")).toBe(`${bench.merchant.url}/paid?order=1&status=SUCCESS`)
    expect(await processOf(contract)).toBe("waiting_for_partners_confirmation")
  })

  it("that is made activates a contract without approval", async () => {
    const { contract, address } = await waiting(PRODUCT.withoutApproval)
    await press(address, "pay")
    expect(await flow.statusOf(contract)).toBe("activated")
    expect((await link(contract)).status).toBe(422)
  })

  it("that fails needs a new link: one link is one attempt", async () => {
    const { contract, address } = await waiting()
    expect((await press(address, "fail")).headers.get("location")).toContain("status=FAILED")
    await press(address, "pay")
    expect(await processOf(contract)).toBe("waiting_for_downpayment")
    expect(await (await fetch(address)).text()).toContain('data-state="FAILED"')
    await press(textAt((await link(contract)).body, "redirect_url"), "pay")
    expect(await processOf(contract)).toBe("waiting_for_partners_confirmation")
  })

  it("that is unknown is confirmed late", async () => {
    const { contract, address } = await waiting()
    expect((await press(address, "unknown")).headers.get("location")).toContain("status=UNKNOWN")
    expect(await processOf(contract)).toBe("waiting_for_downpayment")
    const application = bench.sandbox.ledger().applications[0]?.uuid ?? ""
    await bench.control.actOn(application, "confirm_down_payment")
    expect(await processOf(contract)).toBe("waiting_for_partners_confirmation")
  })

  it("that is unknown may be confirmed by the clock", async () => {
    await bench.control.settings({ down_payment_delay_ms: 3_600_000 })
    const { contract, address } = await waiting()
    await press(address, "unknown")
    await bench.control.advance(3601)
    expect(await processOf(contract)).toBe("waiting_for_partners_confirmation")
  })

  it("makes an unused link void when a new one is asked for", async () => {
    const { contract, address } = await waiting()
    await link(contract)
    expect((await fetch(address)).status).toBe(404)
  })
})

describe("the address to come back to", () => {
  it.each([
    ["/paid?status={status}", 201],
    ["/paid?status=%7Bstatus%7D", 422],
    ["/paid?state={status}", 422],
    ["/paid?status={status}&order=1", 422],
    ["/paid", 422],
  ])("%s is answered %i", async (path, status) => {
    const { contract } = await flow.signed(PAYING)
    expect((await link(contract, bench.merchant.url + path)).status).toBe(status)
  })

  it("is of no use to a contract that waits for no down payment", async () => {
    const { contract } = await flow.signed()
    expect(codesOf(await link(contract))).toEqual(["can_not_create_payment_link"])
  })
})
