import { LeasingBench } from "./support/leasing"

let bench: LeasingBench
beforeAll(async () => {
  bench = await LeasingBench.start()
})
afterEach(() => bench.control("/reset", {}))
afterAll(() => bench.close())

const read = async (url: string) => (await fetch(url)).text()
const press = async (url: string, act: string) => (await fetch(`${url}/${act}`, { method: "POST" })).text()
const buttons = (page: string) => [...page.matchAll(/<button id="([\w-]+)"/g)].map(([, id]) => id)

describe("the pages of the leasing system", () => {
  it("lead a person to a signature and back to the shop", async () => {
    const token = await bench.open()
    const url = await bench.redirectUrl(token)
    const first = await read(url)
    expect(first).toContain('data-state="INIT"')
    expect(first).toContain("300.00 EUR")
    expect(buttons(first)).toEqual(["apply", "apply-rejected", "cancel"])
    expect(buttons(await press(url, "apply"))).toEqual(["choose", "cancel"])
    expect(buttons(await press(url, "choose"))).toEqual([
      "sign",
      "sign-with-advance",
      "sign-offline",
      "cancel",
    ])
    const last = await press(url, "sign")
    expect(last).toContain('data-state="FINISH"')
    const back = /id="back-to-merchant" href="([^"]+)"/.exec(last)?.[1]?.replaceAll("&amp;", "&")
    const orderId = bench.ledger(token).order_id
    expect(back).toBe(`${bench.merchant.url}/return?own=1&appl_token=${token}&order_id=${orderId}`)
  })

  it.each([
    ["reject", "REJECTED", "NO_LOAN_POSSIBLE"],
    ["cancel", "CANCEL", "CLIENT_CANCELED"],
    ["sign_with_advance", "FINISH", "SIGNED_DEAL_YOUR_ADVANCE"],
    ["sign_offline", "FINISH", "SIGNED_DEAL_OFFLINE"],
  ])("let a person %s", async (act, phase, result) => {
    const token = await bench.open()
    const url = await bench.redirectUrl(token)
    expect(await press(url, act)).toContain('id="back-to-merchant"')
    expect(bench.ledger(token)).toMatchObject({ phase, result })
  })

  it("change nothing for a button that comes too late or was never there", async () => {
    const token = await bench.open()
    const url = await bench.redirectUrl(token)
    await press(url, "cancel")
    for (const act of ["sign", "close_kac", "fail_status", "nonsense"]) await press(url, act)
    expect(bench.ledger(token)).toMatchObject({ phase: "CANCEL", status: "OK", close_reason: null })
  })

  it("show where an application stands each time they are opened", async () => {
    const token = await bench.open()
    await bench.act(token, "choose")
    expect(await read(await bench.redirectUrl(token))).toContain('data-state="DEAL"')
  })

  it("cannot be opened late by an address that was never used", async () => {
    const token = await bench.open()
    const [unused, used] = [await bench.redirectUrl(token), await bench.redirectUrl(token)]
    await read(used)
    await bench.control("/clock", { advance_seconds: 900 })
    expect((await fetch(unused)).status).toBe(404)
    expect((await fetch(used)).status).toBe(200)
    expect((await fetch(`${bench.sandbox.url}/leasing/none`)).status).toBe(404)
  })
})

describe("the control page of the leasing service", () => {
  it("shows every application with its acts", async () => {
    expect(await read(`${bench.sandbox.url}/_sandbox/leasing`)).toContain("Nobody has applied yet")
    const token = await bench.open()
    const page = await read(`${bench.sandbox.url}/_sandbox/leasing`)
    expect(page).toContain(bench.ledger(token).order_id)
    expect(page).toContain('value="sign_with_advance"')
    const action = `${bench.sandbox.url}/_sandbox/leasing/applications/${token}/act`
    const pressed = await fetch(action, { method: "POST", body: new URLSearchParams({ action: "sign" }) })
    expect(pressed.url).toBe(`${bench.sandbox.url}/_sandbox/leasing`)
    expect(bench.ledger(token).phase).toBe("FINISH")
  })
})
