import type { FinancingModuleService } from "../../src/modules/financing/service"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import {
  actOn,
  applications,
  beginLeasing,
  beginLeasingOf,
  callsOf,
  connectLeasing,
  journalOf,
  lastApplication,
  startLeasing,
} from "./support/leasing-shop"
import type { Loose } from "./support/shop"
import { complete, fault, fillCart, financingOf, orderOf, setSandbox, until } from "./support/shopper"

inAShop((shop) => {
  const ended = (id: string, holds: (seen: Loose) => boolean): Promise<Loose> =>
    until(() => financingOf(shop(), id), holds, 20_000)
  const refresh = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings/${id}/refresh`, { method: "POST" })).body.financing
  const quietly = (): Promise<unknown> => setSandbox(shop(), { leasing_alerts: { mode: "never" } })
  const sessionOf = async (cartId: string): Promise<Loose> => {
    const fields = "fields=id,total,*payment_collection.payment_sessions"
    return (
      await shop().store(`/carts/${cartId}?${fields}`)
    ).body.cart.payment_collection.payment_sessions.at(-1)
  }

  beforeEach(() => connectLeasing(shop()))
  afterEach(quietly)

  it("the price of leasing is listed as an estimate, reckoned from the tariff", async () => {
    const cartId = await fillCart(shop(), { price: 309.99 })
    const { body } = await shop().store(`/financing-methods?cart_id=${cartId}`)
    const offered = body.financing_methods.find((one: Loose) => one.method === "leasing")
    expect(offered).toMatchObject({ amount: "309.99", period: 60, estimate: true, preliminary: true })
    expect(Number(offered.monthly_payment)).toBeGreaterThan(5)
    expect(body.financing_methods.find((one: Loose) => one.method === "hire-purchase").estimate).toBe(false)
  })

  it("a signed lease is one order, captured to the cent of what the service was asked for", async () => {
    const { id, cartId, redirectUrl } = await beginLeasing(shop(), { price: 309.99 })
    expect(new URL(redirectUrl).pathname).toMatch(/^\/leasing\//)
    const application = await lastApplication(shop())
    expect(application).toMatchObject({ amount: "309.99", tariff_code: "LT-STANDARD", term: null })
    const sum = (application.request.order_json as Loose[]).reduce(
      (total: number, line: Loose) => total + Math.round(line.price * 100) * line.quantity,
      0,
    )
    expect(sum).toBe(30999)
    await actOn(shop(), application, "sign")
    const financing = await ended(id, (seen) => seen.captured_at !== null)
    const signed = await lastApplication(shop())
    expect(financing).toMatchObject({
      stage: "active",
      amount_check: "amount_as_sent",
      facts: { contract_number: signed.contract_no },
    })
    const order = await orderOf(shop(), financing.order_id)
    expect(order).toMatchObject({ total: 309.99, payment_status: "captured" })
    expect((await complete(shop(), cartId)).body).toMatchObject({ type: "order", order: { id: order.id } })
    expect(await callsOf(shop(), "L2")).toBe(1)
  })

  it("the shopper comes back to the storefront, by our token or by the application's name", async () => {
    await quietly()
    const { id, cartId } = await beginLeasing(shop())
    const application = await lastApplication(shop())
    await actOn(shop(), application, "sign")
    const back = new URL(String(application.request.return_url))
    back.searchParams.append("appl_token", application.token)
    back.searchParams.append("order_id", application.order_id)
    const arrived = await http(back.href)
    expect(arrived.status).toBe(303)
    expect(arrived.headers.get("location")).toContain("financing=placed")
    expect(arrived.headers.get("location")).not.toContain("order_")
    expect((await financingOf(shop(), id)).stage).toBe("active")
    back.pathname = back.pathname.replace(/[^/]+$/, "another-token")
    expect((await http(back.href)).status).toBe(303)
    back.searchParams.set("order_id", "ANOTHER")
    expect((await http(back.href)).status).toBe(404)
    expect((await complete(shop(), cartId)).body.type).toBe("order")
  })

  it.each([
    ["reject", "declined", "error"],
    ["cancel", "cancelled", "canceled"],
    ["close_expired", "expired", "canceled"],
    ["close_unfinanceable", "declined", "error"],
    ["close_kac", "cancelled", "canceled"],
  ])(
    "after %s the payment session can pay no more, and the cart buys again",
    async (action, stage, status) => {
      const { id, cartId } = await beginLeasing(shop())
      await actOn(shop(), await lastApplication(shop()), action)
      await ended(id, (seen) => seen.stage === stage)
      await until(
        () => sessionOf(cartId),
        (session) => session.status === status,
      )
      const again = await beginLeasingOf(shop(), cartId)
      expect(again.id).not.toBe(id)
      await actOn(shop(), await lastApplication(shop()), "sign")
      const financing = await ended(again.id, (seen) => seen.captured_at !== null)
      expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
      const orderIds = (await applications(shop())).map(({ order_id }) => order_id)
      expect(new Set(orderIds).size).toBe(2)
    },
  )

  it("a lease with an advance is an order that waits, captured by the merchant's capture without a call", async () => {
    await setSandbox(shop(), { leasing: { check: "both" } })
    const { id } = await beginLeasing(shop(), { price: 500 })
    await actOn(shop(), await lastApplication(shop()), "sign_with_advance")
    const waiting = await ended(id, (seen) => seen.order_id !== null)
    expect(waiting).toMatchObject({
      stage: "awaiting_approval",
      attention: "advance_to_collect",
      facts: { advance: "100.00" },
    })
    expect((await orderOf(shop(), waiting.order_id)).payment_status).toBe("authorized")
    const captured = await shop().admin(`/payments/${String(waiting.payment_id)}/capture`, { body: {} })
    expect(captured.status).toBe(200)
    const financing = await ended(id, (seen) => seen.captured_at !== null)
    expect(financing).toMatchObject({ stage: "active", attention: null })
    expect((await orderOf(shop(), waiting.order_id)).payment_status).toBe("captured")
    expect(await refresh(id)).toMatchObject({ stage: "active", attention: null })
    expect((await journalOf(shop(), id)).map(({ summary }) => summary)).toContain("advance_received")
    expect(await callsOf(shop(), "L2")).toBe(1)
  })

  it("an order that waits for its advance is cancelled once somebody recorded what was arranged with the service", async () => {
    await setSandbox(shop(), { leasing: { check: "both" } })
    const { id } = await beginLeasing(shop())
    await actOn(shop(), await lastApplication(shop()), "sign_with_advance")
    const { order_id: orderId } = await ended(id, (seen) => seen.order_id !== null)
    const cancelOrder = () => shop().admin(`/orders/${String(orderId)}/cancel`, { method: "POST" })
    expect((await cancelOrder()).body.message).toContain("leasing service takes no cancellation")
    expect((await orderOf(shop(), orderId)).status).toBe("pending")
    await shop().admin(`/financing/financings/${id}/resolve`, {
      body: { exit: "record", note: "Cancelled with the service by telephone" },
    })
    expect((await cancelOrder()).status).toBe(200)
    expect((await orderOf(shop(), orderId)).status).toBe("canceled")
  })

  it("what the leasing service cannot do is refused in plain words, and what was done by hand is recorded", async () => {
    const { id } = await beginLeasing(shop())
    await actOn(shop(), await lastApplication(shop()), "sign")
    const { order_id: orderId, payment_id: paymentId } = await ended(id, (seen) => seen.captured_at !== null)
    const cancelled = await shop().admin(`/orders/${String(orderId)}/cancel`, { method: "POST" })
    expect(cancelled.body.message).toContain("leasing service takes no withdrawal")
    const refund = (amount: number) =>
      shop().admin(`/payments/${String(paymentId)}/refund`, { body: { amount } })
    expect((await refund(49)).body.message).toContain("leasing service takes no withdrawal")
    const recorded = await shop().admin(`/financing/financings/${id}/resolve`, {
      body: { exit: "record", note: "The service gave 49 back", amount: 49 },
    })
    expect(recorded.status).toBe(200)
    expect((await refund(49)).status).toBe(200)
    expect((await refund(200)).status).toBe(400)
    expect((await lastApplication(shop())).phase).toBe("FINISH")
  })

  it("a token that ran out is followed by a new application under a new order id, and the old one still counts", async () => {
    await quietly()
    await setSandbox(shop(), { leasing: { token_lifetime_seconds: 1, expiry: "token_only" } })
    const first = await beginLeasing(shop())
    const old = await lastApplication(shop())
    await new Promise((go) => setTimeout(go, 1_200))
    await setSandbox(shop(), { leasing: { token_lifetime_seconds: 3600 } })
    const again = await beginLeasingOf(shop(), first.cartId)
    expect(again.id).toBe(first.id)
    const renewed = await lastApplication(shop())
    expect(renewed.token).not.toBe(old.token)
    expect(renewed.order_id).toBe(`${old.order_id}X2`)
    await actOn(shop(), renewed, "open")
    await actOn(shop(), old, "sign")
    const financing = await refresh(first.id)
    expect(financing.stage).toBe("active")
    const signed = await ended(first.id, (seen) => seen.captured_at !== null)
    expect((await orderOf(shop(), signed.order_id)).payment_status).toBe("captured")
    await actOn(shop(), renewed, "sign")
    expect(await refresh(first.id)).toMatchObject({ stage: "active", attention: "signed_twice" })
  })

  it("money that comes after the end is not dropped: an expired lease that was signed becomes an order", async () => {
    await quietly()
    const { id, cartId } = await beginLeasing(shop())
    const application = await lastApplication(shop())
    const records = shop().container.resolve<FinancingModuleService>("financing")
    const live = await records.findFinancing({ id })
    if (live === null) throw new Error("The financing is gone.")
    await records.changeFinancing(live, {
      to: { stage: "expired", ended_at: new Date(), next_check_at: null },
    })
    await setSandbox(shop(), { leasing_alerts: { mode: "send" } })
    await actOn(shop(), application, "sign")
    const financing = await ended(id, (seen) => seen.captured_at !== null)
    expect(financing).toMatchObject({ stage: "active" })
    expect((await complete(shop(), cartId)).body.order.id).toBe(financing.order_id)
  })

  it("a creation whose answer is lost is never sent again under the same order id", async () => {
    const cartId = await fillCart(shop())
    await fault(shop(), { endpoint: "L2", kind: "reset_after", times: 1 })
    const lost = await startLeasing(shop(), cartId)
    expect(lost).toMatchObject({ status: 503, body: { reason: "service_unavailable" } })
    await beginLeasingOf(shop(), cartId)
    const orderIds = (await applications(shop())).map(({ order_id }) => order_id)
    expect(orderIds).toHaveLength(2)
    expect(new Set(orderIds).size).toBe(2)
    expect(await callsOf(shop(), "L2")).toBe(2)
  })

  it("the address of the service is asked anew each time the shopper goes on", async () => {
    await quietly()
    const { id, redirectUrl, shopperToken } = await beginLeasing(shop())
    const shown = await shop().store(`/financings/${id}`, { headers: { "x-financing-token": shopperToken } })
    const link = String(shown.body.next_action.url)
    expect(link).toContain("/hooks/financing/start/")
    const followed = await http(link)
    expect(followed.status).toBe(303)
    const address = followed.headers.get("location") ?? ""
    expect(new URL(address).pathname).toMatch(/^\/leasing\//)
    expect(address).not.toBe(redirectUrl)
    expect(await callsOf(shop(), "L2")).toBe(1)
  })

  it("what is not clear waits for a person, and is taken back when it is", async () => {
    await quietly()
    const { id } = await beginLeasing(shop())
    const application = await lastApplication(shop())
    await actOn(shop(), application, "sign")
    await actOn(shop(), application, "fail_status")
    expect(await refresh(id)).toMatchObject({ stage: "started", attention: "status_not_ok", order_id: null })
    await actOn(shop(), application, "restore_status")
    expect(await refresh(id)).toMatchObject({ stage: "active", attention: null })
  })
})
