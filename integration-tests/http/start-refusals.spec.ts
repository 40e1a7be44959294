import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import {
  act,
  begin,
  beginWith,
  comeBack,
  fault,
  fillCart,
  financingOf,
  ledger,
  setSandbox,
  start,
} from "./support/shopper"

/** All calls to the service while a shopper waits, in milliseconds. */
const CHECKOUT_BUDGET_MS = 10_000

async function timed<T>(run: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const began = performance.now()
  const value = await run()
  return { value, ms: performance.now() - began }
}

inAShop((shop) => {
  const plans = async (): Promise<Loose[]> => (await shop().admin("/financing/plans")).body.plans
  const newest = async (): Promise<Loose> =>
    (await shop().admin("/financing/financings?limit=1")).body.financings[0]
  const remoteSessions = async (): Promise<number> => (await ledger(shop())).sessions.length

  it.each([
    [19.99, "amount_too_low"],
    [25_000, "amount_too_high"],
  ])("an amount of %s is outside the plan's range", async (price, reason) => {
    const answer = await start(shop(), await fillCart(shop(), { price }), "hire-purchase")
    expect(answer).toMatchObject({ status: 400, body: { type: "financing_refused", reason } })
    expect(await remoteSessions()).toBe(0)
  })

  it("a cart in another currency or country has no plan", async () => {
    const polish = await start(shop(), await fillCart(shop(), { country: "pl" }), "hire-purchase")
    expect(polish.body.reason).toBe("wrong_currency")
    const latvian = await start(shop(), await fillCart(shop(), { country: "lv" }), "hire-purchase")
    expect(latvian.body.reason).toBe("wrong_country")
  })

  it("a region without any plan of the method says so", async () => {
    for (const plan of await plans())
      await shop().admin(`/financing/plans/${String(plan.id)}`, { method: "DELETE" })
    expect((await start(shop(), await fillCart(shop()), "hire-purchase")).body.reason).toBe("no_plan")
  })

  it.each([
    ["no e-mail", { email: null }],
    ["no address and no phone", { address: null }],
  ])("a cart with %s still starts, without that object", async (_what, wish) => {
    const attempt = await begin(shop(), "hire-purchase", wish)
    const [session] = (await ledger(shop())).sessions
    expect(session.request).not.toHaveProperty("customer_contact_data")
    expect(session.request).not.toHaveProperty("customer_data")
    expect((await financingOf(shop(), attempt.id)).stage).toBe("started")
  })

  it("a shopper who comes back after a decline that nobody reported is sent to a new session, not to the dead one", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const first = await begin(shop())
    await act(shop(), first.session, "decline")
    const second = await beginWith(shop(), first.cartId, "hire-purchase")
    expect(second.id).not.toBe(first.id)
    expect(await financingOf(shop(), first.id)).toMatchObject({ stage: "declined" })
    expect(await financingOf(shop(), second.id)).toMatchObject({ stage: "started" })
  })

  it("an amount with more decimals than the currency is rounded once and is the same everywhere", async () => {
    const attempt = await begin(shop(), "pay-next-month", { price: 17.991 })
    const financing = await financingOf(shop(), attempt.id)
    expect(financing.payable).toBe("17.99")
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    expect(await financingOf(shop(), attempt.id)).toMatchObject({
      amount_check: "confirmed",
      orphaned: false,
    })
    expect((await ledger(shop())).sessions[0].amount).toBe("17.99")
  })

  it("a cart with nothing to pay cannot be financed", async () => {
    const answer = await start(shop(), await fillCart(shop(), { price: 0 }), "hire-purchase")
    expect(answer.body.reason).toBe("nothing_to_finance")
  })

  it("a wrong key is the merchant's to mend, and the shopper gets a plain sentence", async () => {
    await shop().admin(`/financing/connections/${shop().connectionId}`, {
      body: { api_key: "another-key-1234" },
    })
    const answer = await start(shop(), await fillCart(shop()), "hire-purchase")
    expect(answer.body).toMatchObject({ reason: "service_refused" })
    expect(answer.body.message).toMatch(/choose another method/)
    expect(await newest()).toMatchObject({ stage: "failed", attention: "connection_unauthorized" })
  })

  it.each([
    [404, { message: ["product_not_found"] }, "product_not_found"],
    [422, { message: ["total_amount_is_not_valid"] }, "total_amount_is_not_valid"],
  ])("a refusal with %s shows its codes to the merchant alone", async (status, body, code) => {
    await fault(shop(), { endpoint: "A2", kind: "status", status, body })
    const answer = await start(shop(), await fillCart(shop()), "hire-purchase")
    expect(JSON.stringify(answer.body)).not.toContain(code)
    expect((await newest()).failure_codes).toContain(code)
  })

  it.each([
    ["is down", { kind: "reset" }],
    ["answers HTML", { kind: "html" }],
    ["answers half a JSON", { kind: "truncate" }],
    ["answers wrong types", { kind: "wrong_types" }],
    ["answers 500", { kind: "status", status: 500 }],
  ])("when the service %s, the cart stays open and the shopper may try again", async (_what, kind) => {
    await fault(shop(), { endpoint: "A2", ...kind })
    const cartId = await fillCart(shop())
    expect((await start(shop(), cartId, "hire-purchase")).body.reason).toBe("service_unavailable")
    await http(`${shop().sandbox.url}/_sandbox/faults`, { method: "DELETE" })
    expect((await start(shop(), cartId, "hire-purchase")).status).toBe(200)
  })

  it("a method whose price cannot be calculated is listed without one", async () => {
    await fault(shop(), { endpoint: "B1", kind: "status", status: 500 })
    const { body } = await shop().store(
      `/financing-methods?cart_id=${await fillCart(shop(), { price: 300 })}`,
    )
    expect(body.financing_methods[0]).toMatchObject({ method: "hire-purchase", monthly_payment: null })
  })

  it("a look at the start link starts nothing", async () => {
    const cartId = await fillCart(shop())
    const collection = await shop().store("/payment-collections", { body: { cart_id: cartId } })
    const path = `/payment-collections/${String(collection.body.payment_collection.id)}/payment-sessions`
    const session = await shop().store(path, { body: { provider_id: "pp_hire-purchase_financing" } })
    const link: string = session.body.payment_collection.payment_sessions[0].data.redirect_url
    expect((await http(link, { method: "HEAD" })).status).toBe(204)
    expect((await http(link, { headers: { "sec-purpose": "prefetch;prerender" } })).status).toBe(204)
    expect(await remoteSessions()).toBe(0)
    const twoClicks = await Promise.all([http(link), http(link)])
    expect(twoClicks[0].headers.get("location")).toBe(twoClicks[1].headers.get("location"))
    expect(await remoteSessions()).toBe(1)
    expect((await http(`${link}x`)).status).toBe(404)
  })

  it("a refused start link leads back to the cart with the reason", async () => {
    const cartId = await fillCart(shop(), { price: 25_000 })
    const collection = await shop().store("/payment-collections", { body: { cart_id: cartId } })
    const path = `/payment-collections/${String(collection.body.payment_collection.id)}/payment-sessions`
    const session = await shop().store(path, { body: { provider_id: "pp_hire-purchase_financing" } })
    const answer = await http(session.body.payment_collection.payment_sessions[0].data.redirect_url)
    expect(answer.status).toBe(303)
    expect(answer.headers.get("location")).toContain("financing=refused&reason=amount_too_high")
  })

  it("the shopper is never sent to a host that the connection does not name", async () => {
    const body = { redirect_hosts: ["epos.example.com"] }
    await shop().admin(`/financing/connections/${shop().connectionId}`, { body })
    expect((await start(shop(), await fillCart(shop()), "hire-purchase")).body.reason).toBe(
      "service_unavailable",
    )
    expect((await newest()).failure_codes).toEqual(["redirect_host_not_allowed"])
  })

  it.each([
    ["hangs", { kind: "delay", ms: 30_000 }],
    ["drips", { kind: "drip", ms: 30_000 }],
  ])(
    "when the service %s, the checkout is answered within its budget",
    async (_what, kind) => {
      const usual = await timed(async () => begin(shop()))
      await fault(shop(), { endpoint: "A2", ...kind })
      const cartId = await fillCart(shop())
      const refused = await timed(async () => start(shop(), cartId, "hire-purchase"))
      expect(refused.value.body.reason).toBe("service_unavailable")
      expect(refused.ms).toBeLessThan(CHECKOUT_BUDGET_MS + usual.ms)
    },
    40_000,
  )
})
