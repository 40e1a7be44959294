import { type Bench, PRODUCT, startBench } from "./support/bench"
import { codesOf, DirectFlow } from "./support/direct"
import { textAt } from "./support/json-body"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const SPLIT = { product_code: PRODUCT.split, period: 3 }
const NO_APPROVAL = { product_code: PRODUCT.withoutApproval }
const confirm = (contract: string, code: unknown, method = "sms") =>
  bench.client.patch(`/contracts/${contract}/signings`, { method, confirmation_code: code })
const lastMessage = () => bench.sandbox.ledger().messages[0]

describe("signing a contract", () => {
  it.each(["digital", "paper"])("is done at once by %s", async (method) => {
    const { contract } = await flow.contract(NO_APPROVAL)
    expect(await flow.sign(contract, method)).toMatchObject({ status: 201, body: {} })
    expect(await flow.statusOf(contract)).toBe("activated")
    expect(codesOf(await flow.sign(contract, method))).toEqual(["can_not_sign"])
  })

  it("waits for the merchant where the product says so", async () => {
    const { contract } = await flow.signed()
    expect((await bench.client.readContract(contract)).body).toMatchObject({
      contract: { status: "signed", process_status: "waiting_for_partners_confirmation" },
    })
    expect((await bench.client.approve(contract)).status).toBe(204)
    expect(await flow.statusOf(contract)).toBe("activated")
  })

  it.each([
    [PRODUCT.withoutApproval, ["sms"]],
    [PRODUCT.split, ["redirect", "digital", "send_to_signing_sms", "send_to_signing_email"]],
  ])("refuses what %s does not allow", async (product, methods) => {
    const { contract } = await flow.contract({
      product_code: product,
      period: product === PRODUCT.split ? 3 : 12,
    })
    for (const method of [...methods, "fax"]) {
      expect(codesOf(await flow.sign(contract, method))).toEqual(["method_does_not_have_a_valid_value"])
    }
  })
})

describe("a code by SMS", () => {
  it.each([["0000"], [0]])("is 0000 for split payment: %p", async (code) => {
    const { contract } = await flow.contract(SPLIT)
    expect(codesOf(await confirm(contract, "0000"))).toEqual(["can_not_sign"])
    await flow.sign(contract, "sms")
    expect(codesOf(await confirm(contract, "0001"))).toEqual(["confirmation_code_is_not_valid"])
    expect(await confirm(contract, code)).toMatchObject({
      status: 201,
      body: { signing: { uuid: contract, method: "sms", signed_at: expect.any(String) as string } },
    })
    expect(await flow.statusOf(contract)).toBe("activated")
  })

  it("has six digits otherwise, and a new one makes the old one void", async () => {
    await bench.control.settings({ requests: { signing_methods: "any" } })
    const { contract } = await flow.contract(NO_APPROVAL)
    await flow.sign(contract, "sms")
    const old = lastMessage()?.code ?? ""
    expect(old).toMatch(/^\d{6}$/)
    await flow.sign(contract, "sms")
    const code = lastMessage()?.code ?? ""
    if (code !== old) expect((await confirm(contract, old)).status).toBe(422)
    expect((await confirm(contract, code)).status).toBe(201)
  })

  it("is text or a number as the service is set", async () => {
    const { contract } = await flow.contract(SPLIT)
    await flow.sign(contract, "sms")
    await bench.control.settings({ requests: { confirmation_code: "text" } })
    expect(codesOf(await confirm(contract, 0))).toEqual(["confirmation_code_is_not_valid"])
    await bench.control.settings({ requests: { confirmation_code: "number" } })
    expect(codesOf(await confirm(contract, "0000"))).toEqual(["confirmation_code_is_not_valid"])
    expect((await confirm(contract, 0)).status).toBe(201)
  })
})

describe("a page on which the customer signs", () => {
  const signAt = (address: string) => fetch(`${address}/sign`, { method: "POST" })

  it("stands behind the address that redirect answers", async () => {
    const { contract } = await flow.contract(NO_APPROVAL)
    const address = textAt((await flow.sign(contract, "redirect")).body, "redirect_url")
    expect(await (await fetch(address)).text()).toContain('id="sign"')
    expect(await flow.statusOf(contract)).toBe("unsigned")
    expect(await (await signAt(address)).text()).toContain('id="signed"')
    expect(await flow.statusOf(contract)).toBe("activated")
    expect((await signAt(address)).status).toBe(404)
  })

  it.each([
    ["send_to_signing_sms", "+37255555555"],
    ["send_to_signing_email", "test@shop.example"],
  ])("comes by %s, which the simulator shows", async (method, to) => {
    const { contract } = await flow.contract(NO_APPROVAL)
    expect((await flow.sign(contract, method)).body).toEqual({})
    const page = await fetch(`${bench.sandbox.url}/sms?phone=${encodeURIComponent(to)}`)
    const link = /href="([^"]*\/signing\/[^"]*)"/.exec(await page.text())?.[1] ?? "none"
    await signAt(link)
    expect(bench.sandbox.ledger().contracts[0]).toMatchObject({ status: "activated", signed_by: method })
  })

  it("is of no use once another method was chosen", async () => {
    const { contract } = await flow.contract(NO_APPROVAL)
    const address = textAt((await flow.sign(contract, "redirect")).body, "redirect_url")
    await flow.sign(contract, "redirect")
    expect((await fetch(address)).status).toBe(404)
  })
})

describe("signing an application in the Polish direct flow", () => {
  const signings = (uuid: string): string => `/applications/${uuid}/signings`

  it.each(["digital", "paper"])("is done at once by %s", async (method) => {
    const uuid = await flow.submit()
    expect(await bench.client.post(signings(uuid), { method })).toMatchObject({
      status: 201,
      body: { credit_application: { uuid, confirmed_at: expect.any(String) as string } },
    })
    expect(codesOf(await bench.client.post(signings(uuid), { method }))).toEqual(["can_not_sign"])
  })

  it("by SMS is confirmed with the code", async () => {
    const uuid = await flow.submit()
    const change = (code: unknown) =>
      bench.client.patch(signings(uuid), { method: "sms", confirmation_code: code })
    expect(codesOf(await change("123456"))).toEqual(["can_not_sign"])
    await bench.client.post(signings(uuid), { method: "sms" })
    expect((await change("999")).status).toBe(422)
    expect((await change(lastMessage()?.code)).status).toBe(201)
    expect(bench.sandbox.ledger().applications[0]?.confirmed_at).not.toBeNull()
  })

  it("is not possible for an application that was declined", async () => {
    const uuid = await flow.submit({ amount: "1050.00" })
    await flow.read(uuid)
    expect(codesOf(await bench.client.post(signings(uuid), { method: "paper" }))).toEqual(["can_not_sign"])
  })
})
