import { type Bench, PRODUCT, startBench } from "./support/bench"
import { textAt } from "./support/json-body"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const statusOf = async (uuid: string): Promise<string> =>
  textAt((await bench.client.readSession(uuid)).body, "status")

async function granted(product: string = PRODUCT.withApproval): Promise<{ uuid: string; contract: string }> {
  const uuid = await bench.open({ product_code: product })
  const { contract } = await bench.control.act(uuid, "grant")
  return { uuid, contract: contract?.uuid ?? "none" }
}

describe("a contract that waits for the customer", () => {
  it.each([
    ["request_down_payment", "waiting_for_downpayment"],
    ["request_verification", "waiting_for_customer_digital_verification"],
  ])("cannot be approved before the customer has acted: %s", async (act, word) => {
    const { uuid, contract } = await granted()
    await bench.control.act(uuid, act)
    expect((await bench.client.readContract(contract)).body).toMatchObject({
      contract: { process_status: word },
    })
    expect((await bench.client.approve(contract)).status).toBe(422)
    await bench.control.act(uuid, "customer_done")
    expect((await bench.client.approve(contract)).status).toBe(204)
  })

  it("keeps the session pending when it waits from the signature on", async () => {
    const uuid = await bench.open()
    await bench.control.act(uuid, "apply")
    await bench.control.act(uuid, "accept_unsigned")
    await bench.control.act(uuid, "request_down_payment")
    await bench.control.act(uuid, "sign")
    expect(await statusOf(uuid)).toBe("pending")
    await bench.control.act(uuid, "customer_done")
    expect(await statusOf(uuid)).toBe("granted")
  })

  it("is not activated by the clock while it waits", async () => {
    await bench.control.settings({ signing_activation_delay_ms: 5000 })
    const { uuid } = await granted(PRODUCT.withoutApproval)
    await bench.control.act(uuid, "request_down_payment")
    await bench.control.advance(6)
    expect(await statusOf(uuid)).toBe("pending")
    await bench.control.act(uuid, "customer_done")
    await bench.control.advance(6)
    expect(await statusOf(uuid)).toBe("completed")
  })

  it("waits for nobody once it is approved or over", async () => {
    await bench.control.settings({ activation_delay_ms: null })
    const { uuid, contract } = await granted()
    await bench.client.approve(contract)
    expect((await bench.control.tryToAct(uuid, "request_down_payment")).status).toBe(409)
    await bench.control.act(uuid, "cancel")
    expect((await bench.control.tryToAct(uuid, "request_down_payment")).status).toBe(409)
    expect((await bench.control.tryToAct(uuid, "customer_done")).status).toBe(409)
  })
})
