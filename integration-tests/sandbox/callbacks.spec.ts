import { type Bench, minimalSession, PRODUCT, startBench } from "./support/bench"
import { eventually } from "./support/eventually"
import { textAt } from "./support/json-body"
import { isAuthentic, statusIn } from "./support/verify"

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.close())

const key = (): string => bench.client.shop.apiKey
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const statuses = (): unknown[] => bench.merchant.arrivals.map(({ form }) => statusIn(form))
const attempts = () => bench.sandbox.ledger().callbacks.flatMap((callback) => callback.attempts)
const attempted = (count: number) => eventually(attempts, (list) => list.length >= count)

describe("a callback", () => {
  it("is a signed form with the session, its status and the purchase reference", async () => {
    const uuid = await bench.open()
    await bench.control.act(uuid, "grant")
    const [arrival] = await bench.merchant.received(1)
    expect(arrival).toMatchObject({
      method: "POST",
      path: "/callback",
      contentType: expect.stringContaining("application/x-www-form-urlencoded") as string,
    })
    expect(Object.keys(arrival?.form ?? {}).sort()).toEqual(["hmac", "message", "timestamp"])
    expect(JSON.parse(arrival?.form.message ?? "")).toEqual({
      uuid,
      status: "granted",
      purchase_reference: "order-1001",
    })
    expect(isAuthentic(arrival?.form ?? {}, key())).toBe(true)
    expect(Math.abs(Number(arrival?.form.timestamp) - Date.now() / 1000)).toBeLessThan(5)
  })

  it.each([
    {
      name: "a granted and approved purchase",
      product: PRODUCT.withApproval,
      acts: ["grant", "activate"],
      told: ["granted", "completed"],
    },
    { name: "a purchase without approval", product: PRODUCT.split, acts: ["grant"], told: ["completed"] },
    { name: "a declined application", product: PRODUCT.split, acts: ["decline"], told: ["declined"] },
    { name: "a cancelled application", product: PRODUCT.split, acts: ["cancel"], told: ["cancelled"] },
    {
      name: "a cancelled contract",
      product: PRODUCT.withApproval,
      acts: ["grant", "cancel"],
      told: ["granted", "cancelled"],
    },
    { name: "pay next month", product: PRODUCT.payNextMonth, acts: ["grant"], told: ["completed"] },
    {
      name: "a refused pay next month",
      product: PRODUCT.payNextMonth,
      acts: ["decline"],
      told: ["declined"],
    },
  ])("is sent for each event of $name", async ({ product, acts, told }) => {
    const uuid = await bench.open({ product_code: product, total_amount: 90 })
    for (const [index, act] of acts.entries()) {
      await bench.control.act(uuid, act)
      await bench.merchant.received(index + 1)
    }
    expect(statuses()).toEqual(told)
  })

  it("is not sent for an expiry, unless the service is set so", async () => {
    const first = await bench.open()
    await bench.control.act(first, "expire")
    await bench.control.settings({ callbacks: { expired: true } })
    const second = await bench.open()
    await bench.control.act(second, "expire")
    await bench.merchant.received(1)
    expect(bench.sandbox.ledger().callbacks.map(({ session_uuid: uuid }) => uuid)).toEqual([second])
  })

  it("goes to the address that the session named, with its own query", async () => {
    const urls = { ...(minimalSession(bench.merchant).partner_urls as object) }
    const uuid = await bench.open({
      partner_urls: { ...urls, callback_url: `${bench.merchant.url}/cb?shop=7` },
    })
    await bench.control.act(uuid, "decline")
    const [arrival] = await bench.merchant.received(1)
    expect(arrival).toMatchObject({ path: "/cb", query: { shop: "7" } })
  })
})

describe("the way a callback travels", () => {
  it("can be never, and the ledger says that it was dropped", async () => {
    await bench.control.settings({ callbacks: { mode: "never" } })
    await bench.control.act(await bench.open(), "grant")
    await pause(50)
    expect(bench.merchant.arrivals).toHaveLength(0)
    expect(bench.sandbox.ledger().callbacks).toMatchObject([{ state: "dropped", attempts: [] }])
  })

  it("can be late", async () => {
    await bench.control.settings({ callbacks: { delay_ms: 150 } })
    const startedAt = Date.now()
    await bench.control.act(await bench.open(), "grant")
    const [arrival] = await bench.merchant.received(1)
    expect((arrival?.at ?? 0) - startedAt).toBeGreaterThanOrEqual(140)
  })

  it("waits on the sandbox's clock", async () => {
    await bench.control.settings({ callbacks: { delay_ms: 3_600_000 } })
    await bench.control.act(await bench.open(), "grant")
    await bench.control.advance(3600)
    await bench.merchant.received(1)
  })

  it("can be several identical copies", async () => {
    await bench.control.settings({ callbacks: { copies: 3 } })
    await bench.control.act(await bench.open(), "grant")
    const arrivals = await bench.merchant.received(3)
    expect(new Set(arrivals.map(({ form }) => JSON.stringify(form))).size).toBe(1)
    expect(await attempted(3)).toHaveLength(3)
  })

  it("can be the wrong order: the newest event first", async () => {
    await bench.control.settings({ callbacks: { order: "reversed" } })
    const uuid = await bench.open()
    await bench.control.act(uuid, "grant")
    await bench.control.act(uuid, "activate")
    await bench.merchant.received(2)
    expect(statuses()).toEqual(["completed", "granted"])
  })

  it("can be held back and let go in either order", async () => {
    await bench.control.settings({ callbacks: { mode: "hold" } })
    const uuid = await bench.open()
    await bench.control.act(uuid, "grant")
    await bench.control.act(uuid, "activate")
    expect((await bench.control.release("reversed")).body).toEqual({ released: 2 })
    expect(statuses()).toEqual(["completed", "granted"])
    expect((await bench.control.release("normal")).body).toEqual({ released: 0 })
  })

  it("can be forged: signed with a key that is not the shop's", async () => {
    await bench.control.settings({ callbacks: { forge: true } })
    await bench.control.act(await bench.open(), "grant")
    const [arrival] = await bench.merchant.received(1)
    expect(isAuthentic(arrival?.form ?? {}, key())).toBe(false)
    expect(bench.sandbox.ledger().callbacks).toMatchObject([{ forged: true }])
  })

  it("can name and sign the message in the other way that the document allows", async () => {
    await bench.control.settings({ callbacks: { names: "camel_case", signed_text: "encoded" } })
    await bench.control.act(await bench.open(), "grant")
    const [arrival] = await bench.merchant.received(1)
    const form = arrival?.form ?? {}
    expect(form.message).toContain("purchaseReference")
    expect(isAuthentic(form, key())).toBe(false)
    expect(isAuthentic({ ...form, message: encodeURIComponent(form.message ?? "") }, key())).toBe(true)
  })

  it("can say another status than the session has", async () => {
    const uuid = await bench.open()
    const record = await bench.control.callback(uuid, { status: "completed" })
    expect(record.status).toBe("completed")
    const [arrival] = await bench.merchant.received(1)
    expect(statusIn(arrival?.form ?? {})).toBe("completed")
    expect(isAuthentic(arrival?.form ?? {}, key())).toBe(true)
    expect(textAt((await bench.client.readSession(uuid)).body, "status")).toBe("pending")
  })
})

describe("the ledger of callbacks", () => {
  it("holds the merchant's answer, and nothing is sent again by itself", async () => {
    bench.merchant.answer = 503
    await bench.control.act(await bench.open(), "grant")
    await bench.merchant.received(1)
    await pause(50)
    expect(attempts()).toMatchObject([
      { status: 503, error: null, duration_ms: expect.any(Number) as number },
    ])
  })

  it("holds the reason when nobody answers", async () => {
    const urls = { ...(minimalSession(bench.merchant).partner_urls as object) }
    const uuid = await bench.open({ partner_urls: { ...urls, callback_url: "http://127.0.0.1:1/nobody" } })
    await bench.control.act(uuid, "grant")
    expect(await attempted(1)).toMatchObject([{ status: null, error: expect.any(String) as string }])
  })

  it("shows each repetition when the service is set to repeat", async () => {
    bench.merchant.answer = 500
    await bench.control.settings({ callbacks: { retries: 2, retry_delay_ms: 10 } })
    await bench.control.act(await bench.open(), "grant")
    await attempted(3)
    await pause(50)
    expect(attempts().map(({ status }) => status)).toEqual([500, 500, 500])
  })

  it("stops repeating after an answer that accepts", async () => {
    await bench.control.settings({ callbacks: { retries: 5, retry_delay_ms: 1 } })
    await bench.control.act(await bench.open(), "grant")
    await attempted(1)
    await pause(50)
    expect(attempts()).toHaveLength(1)
  })
})

it("sends nothing after it was closed", async () => {
  await bench.control.settings({ callbacks: { delay_ms: 50 } })
  await bench.control.act(await bench.open(), "grant")
  await bench.sandbox.close()
  await pause(120)
  expect(bench.merchant.arrivals).toHaveLength(0)
})
