import { type Bench, PRODUCT, startBench } from "./support/bench"
import { send } from "./support/service-client"
import { isAuthentic, statusIn } from "./support/verify"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const show = (uuid: string) => send(bench.sandbox.url, { method: "GET", path: `/epos/sessions/${uuid}` })

async function press(uuid: string, button: string): Promise<string> {
  const answer = await send(bench.sandbox.url, { method: "POST", path: `/epos/sessions/${uuid}/${button}` })
  expect(answer.status).toBe(303)
  return (await show(uuid)).text
}

const idsIn = (page: string): string[] =>
  [...page.matchAll(/<(?:button|a)[^>]* id="([a-z-]+)"/g)].map(([, id]) => id ?? "")

const linkIn = (page: string): URL => {
  const href = /id="back-to-merchant" href="([^"]+)"/.exec(page)?.[1] ?? ""
  return new URL(href.replaceAll("&amp;", "&"))
}

describe("the pages of the dialog", () => {
  it("lead from the application over the offer to the granted credit and back to the shop", async () => {
    const uuid = await bench.open()
    const first = (await show(uuid)).text
    expect(first).toContain("300.00 EUR")
    expect(first).toContain("Sandbox shop EE")
    expect(idsIn(first)).toEqual(["apply", "cancel"])
    const offer = await press(uuid, "apply")
    expect(offer).toContain('<span id="decision">positive</span>')
    expect(idsIn(offer)).toEqual(["accept", "decline-offer", "cancel"])
    const done = await press(uuid, "accept")
    expect(done).toContain('data-state="granted"')
    expect(idsIn(done)).toEqual(["back-to-merchant"])
    const link = linkIn(done)
    expect(`${link.origin}${link.pathname}`).toBe(`${bench.merchant.url}/return`)
    const params = Object.fromEntries(link.searchParams)
    expect(params.order).toBe("1")
    expect(isAuthentic(params, bench.client.shop.apiKey)).toBe(true)
    expect(statusIn(params)).toBe("granted")
  })

  it("show a refusal, and lead back to return_url", async () => {
    const uuid = await bench.open({ total_amount: 1050 })
    const page = await press(uuid, "apply")
    expect(page).toContain('data-state="declined"')
    expect(linkIn(page).pathname).toBe("/return")
  })

  it.each(["cancel", "decline-offer"])("lead to cancel_url after %s", async (button) => {
    const uuid = await bench.open()
    await press(uuid, "apply")
    const page = await press(uuid, button)
    expect(page).toContain('data-state="cancelled"')
    expect(linkIn(page).href).toBe(`${bench.merchant.url}/cancel`)
  })

  it("end a pay-next-month purchase at once", async () => {
    const uuid = await bench.open({ product_code: PRODUCT.payNextMonth, total_amount: 80 })
    await press(uuid, "apply")
    expect(await press(uuid, "accept")).toContain('data-state="completed"')
  })

  it("let a customer sign a contract that was only accepted", async () => {
    const uuid = await bench.open()
    await bench.control.act(uuid, "apply")
    await bench.control.act(uuid, "accept_unsigned")
    expect(idsIn((await show(uuid)).text)).toEqual(["sign", "cancel"])
    expect(await press(uuid, "sign")).toContain('data-state="granted"')
  })

  it("offer the way back while a person decides or the contract is not active yet", async () => {
    const uuid = await bench.open({ total_amount: 600.14 })
    const deciding = await press(uuid, "apply")
    expect(idsIn(deciding)).toEqual(["cancel", "back-to-merchant"])
    expect(statusIn(Object.fromEntries(linkIn(deciding).searchParams))).toBe("pending")
    await bench.control.settings({ signing_activation_delay_ms: null })
    const other = await bench.open({ product_code: PRODUCT.split })
    await press(other, "apply")
    expect(idsIn(await press(other, "accept"))).toEqual(["back-to-merchant"])
  })

  it("go back with a form when the return is a POST", async () => {
    await bench.control.settings({ browser_return: { method: "POST" } })
    const uuid = await bench.open()
    await press(uuid, "apply")
    const page = await press(uuid, "accept")
    expect(page).toContain(`<form method="post" action="${bench.merchant.url}/return?order=1">`)
    for (const name of ["message", "hmac", "timestamp"]) expect(page).toContain(`name="${name}"`)
    expect(idsIn(page)).toEqual(["back-to-merchant"])
  })
})

describe("a page", () => {
  it("says that nothing on it is real, and changes nothing by being looked at", async () => {
    const uuid = await bench.open()
    const page = (await show(uuid)).text
    expect(page).toContain("<strong>SANDBOX</strong>")
    expect((await show(uuid)).text).toBe(page)
  })

  it("escapes what the shop has sent", async () => {
    const uuid = await bench.open({ purchase: { purchase_reference: `<script>"x"</script>` } })
    const page = (await show(uuid)).text
    expect(page).not.toContain("<script>")
    expect(page).toContain("&lt;script&gt;&quot;x&quot;")
  })

  it("pressed too late shows where the session stands", async () => {
    const uuid = await bench.open()
    await bench.control.act(uuid, "expire")
    expect(await press(uuid, "apply")).toContain('data-state="expired"')
    expect(await press(uuid, "cancel")).toContain('data-state="expired"')
  })

  it("of a session that does not exist is answered 404", async () => {
    expect((await show("nobody")).status).toBe(404)
  })
})
