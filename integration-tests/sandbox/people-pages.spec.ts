import { type Bench, startBench } from "./support/bench"
import { DirectFlow } from "./support/direct"
import { textAt } from "./support/json-body"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const page = async (path: string): Promise<string> => (await fetch(bench.sandbox.url + path)).text()
const press = (path: string, body?: string) =>
  fetch(bench.sandbox.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    ...(body === undefined ? {} : { body }),
  })

describe("the control page", () => {
  it("shows the applications of the direct flow with the acts that fit", async () => {
    expect(await page("/_sandbox")).not.toContain('id="applications"')
    await bench.control.settings({ decision_delay_ms: null })
    const uuid = await flow.submit()
    expect(await page("/_sandbox")).toContain('value="decide_positive"')
    const answer = await press(`/_sandbox/applications/${uuid}/act`, "action=decide_positive")
    expect(answer.headers.get("location")).toBe("/_sandbox")
    expect(await page("/_sandbox")).toContain('value="accept_offer"')
    await press(`/_sandbox/applications/${uuid}/act`, "action=accept_offer")
    await press(`/_sandbox/applications/${uuid}/act`, "action=request_down_payment")
    await press(`/_sandbox/applications/${uuid}/act`, "action=sign_contract")
    expect(await page("/_sandbox")).toContain('value="customer_done"')
  })
})

describe("the dialog", () => {
  it("asks for a proof of income, and goes on to the offer", async () => {
    const uuid = await bench.open({ total_amount: 600.16 })
    await press(`/epos/sessions/${uuid}/apply`)
    expect(await page(`/epos/sessions/${uuid}`)).toContain('id="prove-income"')
    await press(`/epos/sessions/${uuid}/prove-income`)
    await bench.control.advance(0)
    expect(await page(`/epos/sessions/${uuid}`)).toContain('id="accept"')
    expect((await press(`/epos/sessions/${uuid}/prove-income`)).status).toBe(303)
  })

  it("shows the altered terms of the offer", async () => {
    const uuid = await bench.open({ total_amount: 600.18 })
    await press(`/epos/sessions/${uuid}/apply`)
    expect(await page(`/epos/sessions/${uuid}`)).toContain("Monthly, 24 months")
  })

  it("waits while the decision on an application of the shop's own is open", async () => {
    await bench.control.settings({ decision_delay_ms: null })
    const uuid = await bench.open()
    await flow.submit({ pos_session_uuid: uuid })
    expect(await page(`/epos/sessions/${uuid}`)).toContain("A person decides")
  })
})

describe("the SMS simulator", () => {
  it("finds a message by the telephone, however it is typed, and shows what it cannot find", async () => {
    const { contract } = await flow.contract({ product_code: "split_epos_0.0%_ee", period: 3 })
    await flow.sign(contract, "sms")
    for (const typed of ["+37255555555", "372 5555 5555"])
      expect(await page(`/sms?phone=${encodeURIComponent(typed)}`)).toContain('class="code">0000<')
    expect(await page("/sms?phone=%3Cb%3E")).toContain("Nothing was sent to &lt;b&gt;")
  })
})

it("shows a bank's icon, and says when a link is of no use", async () => {
  const uuid = await flow.submit({ amount: "600.16" })
  await flow.read(uuid)
  const banks = await bench.client.get(`/account_statements/bank_list?application_uuid=${uuid}`)
  const icon = await fetch(textAt((banks.body as readonly unknown[])[0], "icon"))
  expect(icon.headers.get("content-type")).toContain("image/svg+xml")
  for (const path of [
    "/bank/icons/0.svg",
    "/bank/retrievals/x",
    "/payments/x",
    "/signing/x",
    "/printouts/x.pdf",
  ])
    expect((await fetch(bench.sandbox.url + path)).status).toBe(404)
  for (const path of ["/bank/retrievals/x/share", "/payments/x/pay", "/signing/x/sign"])
    expect((await press(path)).status).toBe(404)
})

it("refuses altered terms that are no amounts", async () => {
  const answer = await bench.control.decisions({ decision: "positive", changes: { amount: "much" } })
  expect(answer).toMatchObject({
    status: 400,
    body: { problems: ["changes.amount must be a decimal string."] },
  })
})
