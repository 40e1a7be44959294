import { type Bench, startBench } from "./support/bench"
import { isAuthentic, statusIn } from "./support/verify"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const backFrom = async (acts: readonly string[]) => {
  const uuid = await bench.open()
  let report = await bench.control.act(uuid, acts[0] ?? "")
  for (const act of acts.slice(1)) report = await bench.control.act(uuid, act)
  return report.browser_return
}

describe("the browser's way back to the shop", () => {
  it.each<[string, readonly string[], string]>([
    ["granted", ["grant"], "granted"],
    ["completed", ["grant", "activate"], "completed"],
    ["declined", ["decline"], "declined"],
    ["expired", ["expire"], "expired"],
    ["cancelled after the dialog", ["grant", "cancel"], "cancelled"],
    ["not decided yet", ["apply"], "pending"],
  ])("leads to return_url with the three parameters when the session is %s", async (_name, acts, status) => {
    const back = await backFrom(acts)
    expect(back).toMatchObject({ url: `${bench.merchant.url}/return?order=1`, method: "GET" })
    expect(isAuthentic(back.params, bench.client.shop.apiKey)).toBe(true)
    expect(statusIn(back.params)).toBe(status)
  })

  it("leads to cancel_url, bare, when the customer cancels in the dialog", async () => {
    const back = await backFrom(["cancel"])
    expect(back).toEqual({ url: `${bench.merchant.url}/cancel`, method: "GET", params: {} })
  })

  it("can be a POST, can carry nothing and can be forged", async () => {
    await bench.control.settings({ browser_return: { method: "POST", forge: true } })
    const forged = await backFrom(["grant"])
    expect(forged.method).toBe("POST")
    expect(isAuthentic(forged.params, bench.client.shop.apiKey)).toBe(false)
    await bench.control.settings({ browser_return: { message: false } })
    expect((await backFrom(["grant"])).params).toEqual({})
  })

  it("carries the same message as the callback", async () => {
    const back = await backFrom(["grant"])
    expect(bench.sandbox.ledger().callbacks.map(({ message }) => message)).toEqual([back.params.message])
  })
})
