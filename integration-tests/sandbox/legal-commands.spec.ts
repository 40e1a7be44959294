import { type Bench, PRODUCT, startBench } from "./support/bench"
import { DirectFlow } from "./support/direct"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const SIGNING = [
  "E2:redirect",
  "E2:digital",
  "E2:paper",
  "E2:send_to_signing_sms",
  "E2:send_to_signing_email",
]
const legal = (uuid: string) => bench.control.legal(uuid)

describe("the commands that are legal", () => {
  it("follow a purchase from the application to the withdrawal", async () => {
    const uuid = await flow.submit({ product_code: PRODUCT.withApproval })
    expect(await legal(uuid)).toEqual(["C5:POST"])
    await flow.read(uuid)
    expect(await legal(uuid)).toEqual(["C3", "C4", "C5:POST"])
    await bench.client.post(`/applications/${uuid}/accept`)
    expect(await legal(uuid)).toEqual([...SIGNING, "E6", "E9"])
    const contract = bench.sandbox.ledger().contracts[0]?.uuid ?? ""
    await flow.sign(contract, "paper")
    expect(await legal(contract)).toEqual(["E5", "E6", "E9"])
    await bench.client.approve(contract)
    expect(await legal(uuid)).toEqual(["E8"])
    await bench.control.actOn(uuid, "pay_out")
    await bench.control.advance(24 * 3600)
    expect(await legal(uuid)).toEqual(["E8", "F2"])
    await bench.client.post(`/contracts/${contract}/merchant_withdrawal`)
    expect(await legal(uuid)).toEqual([])
  })

  it("are the proofs while an income proof is asked for, and E7 while a down payment is awaited", async () => {
    const uuid = await flow.submit({ amount: "600.16" })
    expect(await legal(uuid)).toEqual(["C7", "C8"])
    const { application } = await flow.signed({ amount: "1200.00", down_payment_amount: "120.00" })
    expect(await legal(application)).toEqual(["E6", "E7", "E9"])
  })

  it("are none for an application that was replaced, declined or cancelled", async () => {
    for (const amount of ["600.18", "1050.00"]) {
      const uuid = await flow.submit({ amount })
      await flow.read(uuid)
      expect(await legal(uuid)).toEqual([])
    }
  })

  it("include the code's confirmation once a code was sent", async () => {
    const { application, contract } = await flow.contract({ product_code: PRODUCT.split, period: 3 })
    expect(await legal(application)).not.toContain("E3")
    await flow.sign(contract, "sms")
    expect(await legal(application)).toContain("E3")
  })
})

describe("an act on an application", () => {
  it("is answered 400 when there is no such act, 404 without an application, 409 when it is not possible", async () => {
    const uuid = await flow.submit()
    expect((await bench.control.tryToActOn(uuid, "dance")).status).toBe(400)
    expect((await bench.control.tryToActOn("none", "accept_offer")).status).toBe(404)
    await bench.control.actOn(uuid, "accept_offer")
    expect((await bench.control.tryToActOn(uuid, "accept_offer")).status).toBe(409)
    for (const act of [
      "decide_positive",
      "prove_income",
      "decide_on_proof",
      "cancel_application",
      "activate",
      "pay_out",
    ])
      expect((await bench.control.tryToActOn(uuid, act)).status).toBe(409)
    expect((await bench.control.actOn(uuid, "sign_contract")).contract?.status).toBe("signed")
    expect((await bench.control.actOn(uuid, "cancel_contract")).contract?.status).toBe("cancelled")
  })

  it("makes the merchant's paid amount go up and down", async () => {
    const { application } = await flow.signed({ product_code: PRODUCT.withoutApproval })
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "300.00" })
    await bench.control.actOn(application, "terminate")
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "0.00" })
  })
})
