import { type Bench, PRODUCT, startBench } from "./support/bench"
import { isObject, textAt } from "./support/json-body"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const open = (amount: number) => bench.open({ product_code: PRODUCT.payNextMonth, total_amount: amount })

describe("pay next month", () => {
  it("is completed without a contract and without a granted step", async () => {
    const uuid = await open(80)
    await bench.control.act(uuid, "apply")
    const { session, contract } = await bench.control.act(uuid, "accept")
    expect(contract).toBeNull()
    expect(session.history.map(({ status }) => status)).toEqual(["pending", "completed"])
    expect((await bench.client.readSession(uuid)).body).not.toHaveProperty("credit_contract_uuid")
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "80.00" })
  })

  it("may name a contract, which no contract endpoint knows", async () => {
    await bench.control.settings({ pay_next_month_contract: true })
    const uuid = await open(80)
    await bench.control.act(uuid, "grant")
    const contract = textAt((await bench.client.readSession(uuid)).body, "credit_contract_uuid")
    for (const answer of [
      await bench.client.readContract(contract),
      await bench.client.approve(contract),
      await bench.client.cancel(contract),
    ]) {
      expect(answer.status).toBe(404)
    }
  })

  it("has no contract to draw up, sign, hold or terminate", async () => {
    const uuid = await open(80)
    await bench.control.act(uuid, "apply")
    for (const act of ["accept_unsigned", "sign", "request_down_payment", "terminate", "activate"]) {
      expect((await bench.control.tryToAct(uuid, act)).status).toBe(409)
    }
  })

  it.each([
    ["decline", "declined"],
    ["cancel", "cancelled"],
    ["expire", "expired"],
  ])("ends by %s", async (act, end) => {
    const uuid = await open(80)
    const { session } = await bench.control.act(uuid, act)
    expect(session).toMatchObject({ status: end, paid_amount: "0.00" })
  })

  it("never needs the merchant's approval, says its product", async () => {
    const { body } = await bench.client.readProduct(PRODUCT.payNextMonth)
    expect(isObject(body) && body.parameters).toMatchObject({
      contract_activation_requires_partner_approval: false,
      period_options: [1],
    })
  })
})
