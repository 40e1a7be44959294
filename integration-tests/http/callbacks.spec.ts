import { DEFAULT_SHOPS, signMessage } from "../../sandbox"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import {
  act,
  begin,
  comeBack,
  complete,
  fault,
  financingOf,
  ledger,
  setSandbox,
  until,
} from "./support/shopper"

const KEY = DEFAULT_SHOPS[0]?.apiKey ?? ""
const UNKNOWN_SESSION = "00000000-0000-4000-8000-000000000000"

inAShop((shop) => {
  const address = (): string => `${shop().url}/hooks/financing/partner/${shop().connectionId}/callback`
  const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()
  const post = (body: string): Promise<Loose> =>
    http(address(), { body, headers: { "content-type": "application/x-www-form-urlencoded" } })
  const sign = (message: object, apiKey = KEY, at = Date.now()): Record<string, string> => ({
    ...signMessage({ message: JSON.stringify(message), apiKey, timestamp: String(Math.floor(at / 1000)) }),
  })
  const signed = (session: string, status: string, key = KEY): Record<string, string> =>
    sign({ uuid: session, status, purchase_reference: "F1" }, key)
  const journal = async (id: string): Promise<Loose[]> =>
    (await shop().admin(`/financing/financings/${id}`)).body.journal
  const connection = async (): Promise<Loose> =>
    (await shop().admin(`/financing/connections/${shop().connectionId}`)).body.connection

  it("an authentic callback is kept before it is acknowledged", async () => {
    const attempt = await begin(shop())
    const answer = await post(form(signed(attempt.session, "pending")))
    expect(answer).toMatchObject({ status: 200, body: "OK" })
    const kept = (await journal(attempt.id)).filter((entry) => entry.kind === "callback")
    expect(kept).toHaveLength(1)
    expect(kept[0].details).toEqual({ status: "pending", via: "server" })
  })

  it("the same callback twice, also through the browser, is one entry", async () => {
    const attempt = await begin(shop())
    const body = form(signed(attempt.session, "pending"))
    expect((await Promise.all([post(body), post(body), post(body)])).map((one) => one.status)).toEqual([
      200, 200, 200,
    ])
    expect((await journal(attempt.id)).filter((entry) => entry.kind === "callback")).toHaveLength(1)
  })

  it.each([
    ["signed with another key", () => form(signed(UNKNOWN_SESSION, "completed", "another-key")), 401],
    ["without a signature", () => form({ message: "{}", timestamp: "1" }), 400],
    ["with an empty signature", () => form({ message: "{}", timestamp: "1", hmac: "" }), 400],
    ["with a signature that is no hex", () => form({ message: "{}", timestamp: "1", hmac: "zz" }), 401],
    ["with a repeated field", () => `${form(signed(UNKNOWN_SESSION, "completed"))}&message=%7B%7D`, 400],
    ["that is far too large", () => form({ message: "x".repeat(20_000), timestamp: "1", hmac: "a" }), 400],
    ["that is JSON", () => JSON.stringify(signed(UNKNOWN_SESSION, "completed")), 400],
    ["signed, but without a session", () => form(sign({ hello: 1 })), 400],
  ])("a callback %s is refused", async (_what, body, status) => {
    const attempt = await begin(shop())
    expect((await post(body())).status).toBe(status)
    expect((await journal(attempt.id)).filter((entry) => entry.kind === "callback")).toHaveLength(0)
  })

  it("refused callbacks are counted, not stored", async () => {
    await post(form(signed(UNKNOWN_SESSION, "completed", "another-key")))
    expect(await connection()).toMatchObject({ refused_callbacks: 1 })
  })

  it("a callback for a connection that does not exist is not authentic", async () => {
    const body = form(signed(UNKNOWN_SESSION, "completed"))
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const answer = await http(`${shop().url}/hooks/financing/partner/fincon_none/callback`, { body, headers })
    expect(answer.status).toBe(401)
  })

  it("an authentic callback of an unknown session is acknowledged and changes nothing", async () => {
    expect((await post(form(signed(UNKNOWN_SESSION, "completed")))).status).toBe(200)
  })

  it("while a key is being rotated, callbacks signed with either are authentic", async () => {
    const attempt = await begin(shop())
    await shop().admin(`/financing/connections/${shop().connectionId}`, {
      body: { api_key: "the-new-key-1234" },
    })
    expect((await post(form(signed(attempt.session, "pending")))).status).toBe(200)
    expect((await post(form(signed(attempt.session, "granted", "the-new-key-1234")))).status).toBe(200)
  })

  it("a callback that says completed while the service says pending pays nothing", async () => {
    const attempt = await begin(shop())
    expect((await post(form(signed(attempt.session, "completed")))).status).toBe(200)
    const read = await until(
      () => financingOf(shop(), attempt.id),
      (seen) => seen.read_at !== null,
    )
    expect(read).toMatchObject({ stage: "started", order_id: null, session_status: "pending" })
  })

  it("an unknown status word means that it is still going on", async () => {
    const attempt = await begin(shop())
    await fault(shop(), { endpoint: "A3", kind: "unknown_status" })
    const { body } = await shop().admin(`/financing/financings/${attempt.id}/refresh`, { method: "POST" })
    expect(body.financing).toMatchObject({ stage: "started", session_status: "frozen", attention: null })
  })

  it("when every callback is lost, the next reading finds the money", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    const { body } = await shop().admin(`/financing/financings/${attempt.id}/refresh`, { method: "POST" })
    expect(body.financing).toMatchObject({ stage: "awaiting_approval" })
    expect(body.financing.order_id).toMatch(/^order_/)
  })

  it("the browser and the callback at the same moment make one order", async () => {
    await setSandbox(shop(), { callbacks: { copies: 3 } })
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    const backs = await Promise.all([1, 2, 3].map(() => comeBack(granted.browser_return)))
    const orders = new Set(
      backs.map((back) => new URL(back.headers.get("location") ?? "").searchParams.get("order_id")),
    )
    expect(orders.size).toBe(1)
    const { body } = await shop().admin("/orders?fields=id")
    expect(body.count).toBe(1)
  })

  it("callbacks in the wrong order end at the same place", async () => {
    await setSandbox(shop(), { callbacks: { order: "reversed", delay_ms: 300 } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    await act(shop(), attempt.session, "activate")
    const financing = await until(
      () => financingOf(shop(), attempt.id),
      (seen) => seen.captured_at !== null,
    )
    expect(financing.stage).toBe("active")
  })

  it("a return link that is opened again later does not give the order away", async () => {
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    const first = await comeBack(granted.browser_return)
    expect(first.headers.get("location")).toContain("order_id=order_")
    const bare = await http(granted.browser_return.url)
    expect(bare.headers.get("location")).not.toMatch(/=order_/)
    const old = sign({ uuid: attempt.session, status: "granted" }, KEY, Date.now() - 31 * 60_000)
    const replayed = await comeBack({ url: granted.browser_return.url, params: old })
    expect(replayed.headers.get("location")).not.toMatch(/=order_/)
    const stolen = await http(`${shop().url}/hooks/financing/return/${"x".repeat(43)}`)
    expect(stolen.status).toBe(404)
  })

  it("a return by POST is as good as one by GET", async () => {
    const attempt = await begin(shop())
    const { browser_return: back } = await act(shop(), attempt.session, "grant")
    const answer = await http(back.url, {
      body: form(back.params),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
    expect(answer.headers.get("location")).toContain("order_id=order_")
  })

  it("an undecided shopper waits on a small page, and is given back after a minute", async () => {
    const attempt = await begin(shop())
    const { sessions } = await ledger(shop())
    const url: string = sessions[0].request.partner_urls.return_url
    const waiting = await http<string>(url)
    expect(waiting.status).toBe(200)
    expect(waiting.body).toContain('id="waiting"')
    const later = await http(`${url}?since=${String(Date.now() - 61_000)}`)
    expect(later.headers.get("location")).toContain("financing=pending")
    expect((await financingOf(shop(), attempt.id)).stage).toBe("started")
  })

  it("an amount that the service reports differently is never captured", async () => {
    await fault(shop(), { endpoint: "A3", kind: "wrong_amount" })
    const attempt = await begin(shop(), "pay-next-month")
    await act(shop(), attempt.session, "grant")
    expect(
      (await shop().admin(`/financing/financings/${attempt.id}/refresh`, { method: "POST" })).body.financing,
    ).toMatchObject({ attention: "amount_mismatch", order_id: null })
    expect((await complete(shop(), attempt.cartId)).body.type).toBe("cart")
  })

  it("an answer without an amount counts as what was sent, and the journal says so", async () => {
    await fault(shop(), { endpoint: "A3", kind: "no_amount" })
    const attempt = await begin(shop(), "pay-next-month")
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    expect(await financingOf(shop(), attempt.id)).toMatchObject({ amount_check: "amount_as_sent" })
  })
})
