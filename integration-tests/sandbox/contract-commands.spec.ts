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

const NO_APPROVAL = { product_code: PRODUCT.withoutApproval }
const IBAN = "EE382200221020145685"
const printout = async (contract: string, query = ""): Promise<string> => {
  const answer = await bench.client.get(`/contracts/${contract}/printouts${query}`)
  expect(answer.status).toBe(200)
  return textAt(answer.body, "link")
}

describe("a printed contract", () => {
  it("is a PDF behind a link that needs no key", async () => {
    const { contract } = await flow.contract()
    const file = await fetch(await printout(contract))
    expect(file.headers.get("content-type")).toContain("application/pdf")
    const text = await file.text()
    expect(text.slice(0, 8)).toBe("%PDF-1.4")
    expect(text.trimEnd().endsWith("%%EOF")).toBe(true)
  })

  it("shows what was added later only when it is printed anew", async () => {
    const { application, contract } = await flow.contract()
    await bench.client.put(`/applications/${application}/purchase/1`, {
      purchase: { description: "A red boat" },
    })
    const text = async (query: string) => (await fetch(await printout(contract, query))).text()
    expect(await text("")).not.toContain("A red boat")
    expect(await text("?force_regeneration=false")).not.toContain("A red boat")
    expect(await text("?force_regeneration=true")).toContain("A red boat")
    expect(await text("")).toContain("A red boat")
  })

  it("may be as large as wanted", async () => {
    await bench.control.settings({ printout_bytes: 200_000 })
    const { contract } = await flow.contract()
    expect((await (await fetch(await printout(contract))).arrayBuffer()).byteLength).toBeGreaterThan(200_000)
  })
})

describe("a full withdrawal", () => {
  const withdraw = (contract: string, body?: unknown) =>
    bench.client.post(`/contracts/${contract}/merchant_withdrawal`, body)

  it("terminates an active contract, once", async () => {
    const { contract } = await flow.signed(NO_APPROVAL)
    expect(await withdraw(contract)).toMatchObject({ status: 204, text: "" })
    expect((await bench.client.readContract(contract)).body).toMatchObject({
      contract: { status: "terminated", terminationReason: "merchant_withdrawal", withdrawable: false },
    })
    expect(codesOf(await withdraw(contract))).toEqual(["can_not_withdraw"])
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "0.00" })
  })

  it("may take its time", async () => {
    await bench.control.settings({ withdrawal_delay_ms: 60_000 })
    const { contract } = await flow.signed(NO_APPROVAL)
    await withdraw(contract)
    expect(await flow.statusOf(contract)).toBe("activated")
    expect((await withdraw(contract)).status).toBe(422)
    await bench.control.advance(61)
    expect(await flow.statusOf(contract)).toBe("terminated")
  })

  it("is not for a contract that is not active", async () => {
    const { contract } = await flow.signed()
    expect(codesOf(await withdraw(contract))).toEqual(["can_not_withdraw"])
  })

  it("may want a body, or none", async () => {
    const { contract } = await flow.signed(NO_APPROVAL)
    await bench.control.settings({ requests: { withdrawal_body: "none" } })
    expect((await withdraw(contract, {})).status).toBe(422)
    await bench.control.settings({ requests: { withdrawal_body: "reason" } })
    expect(codesOf(await withdraw(contract, {}))).toEqual(["reason_is_missing"])
    expect((await withdraw(contract, { reason: "returned" })).status).toBe(204)
  })
})

describe("the payout account", () => {
  const set = (contract: string, body: unknown) =>
    bench.client.post(`/contracts/${contract}/payout_accounts`, body)
  const accountOf = async (contract: string) => {
    const { body } = await bench.client.readContract(contract)
    return isObject(body) && isObject(body.contract) ? body.contract.payoutAccountNumber : undefined
  }

  it("is added to an unsigned or signed contract", async () => {
    const { contract } = await flow.contract()
    expect(await accountOf(contract)).toBeNull()
    expect((await set(contract, { payout_account_number: IBAN })).status).toBe(201)
    expect(await accountOf(contract)).toBe(IBAN)
    await flow.sign(contract, "paper")
    expect((await set(contract, { payout_account_number: IBAN })).status).toBe(201)
    await bench.client.approve(contract)
    expect(codesOf(await set(contract, { payout_account_number: IBAN }))).toEqual([
      "can_not_add_payout_account",
    ])
  })

  it("may come with the application, and its name may be another", async () => {
    const { contract } = await flow.contract({ payout_account_number: IBAN })
    expect(await accountOf(contract)).toBe(IBAN)
    await bench.control.settings({ requests: { payout_account_key: "iban" } })
    expect(codesOf(await set(contract, { payout_account_number: IBAN }))).toContain("iban_is_missing")
    expect((await set(contract, { iban: IBAN })).status).toBe(201)
    expect(codesOf(await set(contract, { iban: "12" }))).toEqual(["iban_is_not_valid"])
  })
})

describe("the payment schedule of an offer", () => {
  const read = (uuid: string, level: string) =>
    bench.client.get(`/applications/${uuid}/payment_schedules?response_level=${level}`)

  it.each([
    ["summary", true, false],
    ["items", false, true],
    ["full", true, true],
  ])("%s shows sums %s, payments %s", async (level, sums, items) => {
    const { status, body } = await read(await flow.submit(), level)
    expect(status).toBe(200)
    const schedule = isObject(body) && isObject(body.payment_schedule) ? body.payment_schedule : {}
    expect("repayments_amount_total" in schedule).toBe(sums)
    expect("payment_schedule_items" in schedule).toBe(items)
  })

  it("needs a level and a positive decision", async () => {
    const uuid = await flow.submit({ amount: "1050.00" })
    expect(codesOf(await read(uuid, "full"))).toEqual(["payment_schedule_not_found"])
    expect(codesOf(await read("none", "full"))).toEqual([
      "payment_schedule_not_found",
      "application_not_found",
    ])
    expect(codesOf(await read(uuid, "all"))).toEqual(["response_level_does_not_have_a_valid_value"])
    expect((await bench.client.get(`/applications/${uuid}/payment_schedules`)).status).toBe(422)
  })
})
