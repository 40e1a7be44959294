import { inAShop } from "./support/in-a-shop"
import { theMerchant } from "./support/merchant"
import type { Loose } from "./support/shop"
import { act, begin, comeBack, fault, financingOf, setSandbox } from "./support/shopper"

inAShop((shop) => {
  const { sql, post, get, refresh, refund, requests, contract, agreeWithdrawal, totals, paid } =
    theMerchant(shop)

  describe("approve", () => {
    it("is Medusa's own capture, names who did it, and twice is once", async () => {
      const financing = await paid()
      expect(await post(financing, "/approve")).toMatchObject({ status: 200, body: { outcome: "done" } })
      expect(await requests("E5")).toBe(1)
      expect(await totals(financing)).toMatchObject({ payment: "captured" })
      const { operations, commands } = await get(financing)
      expect(operations.find((one: Loose) => one.kind === "approve").actor).toMatch(/^user_/)
      expect(commands.approve).toMatchObject({ allowed: false, reason: "already_active" })
      expect(commands.return_part.allowed).toBe(true)
    })

    it("answers pending while the service has not activated the contract", async () => {
      await setSandbox(shop(), { activation_delay_ms: null })
      const attempt = await begin(shop())
      await comeBack((await act(shop(), attempt.session, "grant")).browser_return)
      const financing = await financingOf(shop(), attempt.id)
      const answer = await post(financing, "/approve")
      expect(answer).toMatchObject({ status: 200, body: { outcome: "pending" } })
      expect(answer.body.sentence).toBe("Approved; captured by itself on activation.")
    }, 30_000)
  })

  describe("withdraw", () => {
    it("is not offered where the service has not agreed it, and nothing is sent", async () => {
      const financing = await paid()
      const answer = await post(financing, "/withdraw")
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("not agreed") } })
      expect(await requests("E8")).toBe(0)
      expect((await get(financing)).commands.withdraw.reason).toBe("withdrawal_not_agreed")
    })

    it("ends the contract, is booked as one refund, needs nobody, and twice is once", async () => {
      await agreeWithdrawal()
      const financing = await paid()
      const [one, other] = await Promise.all([post(financing, "/withdraw"), post(financing, "/withdraw")])
      expect([one.status, other.status]).toEqual([200, 200])
      expect(one.body).toMatchObject({ outcome: "done" })
      expect(await requests("E8")).toBe(1)
      expect((await contract()).status).toBe("terminated")
      expect(await totals(financing)).toMatchObject({ payment: "refunded", refunds: [249], pending: 0 })
      expect(await refresh(financing)).toMatchObject({ stage: "withdrawn", attention: null })
      expect((await totals(financing)).by[0]).toMatch(/^user_/)
    })

    it("whose answer was lost is read before it is repeated, and is never sent twice", async () => {
      await agreeWithdrawal()
      const financing = await paid()
      await fault(shop(), { endpoint: "E8", kind: "reset_after", times: 1 })
      expect((await post(financing, "/withdraw")).status).toBe(200)
      expect(await requests("E8")).toBe(1)
      expect(await totals(financing)).toMatchObject({ refunds: [249], pending: 0 })
      expect(await refresh(financing)).toMatchObject({ stage: "withdrawn", attention: null })
    })

    it("of what is paid and lost its cart is a person's way out, and is sent once", async () => {
      await agreeWithdrawal()
      await setSandbox(shop(), { callbacks: { mode: "never" } })
      const attempt = await begin(shop())
      const path = `/carts/${attempt.cartId}`
      const [item] = (await shop().store(`${path}?fields=*items`)).body.cart.items
      await shop().store(`${path}/line-items/${String(item.id)}`, { body: { quantity: 2 } })
      await act(shop(), attempt.session, "grant")
      await act(shop(), attempt.session, "activate")
      const lost = await refresh(attempt)
      expect(lost).toMatchObject({ stage: "active", attention: "orphaned_cart_changed", order_id: null })
      expect(lost.exits).toContain("withdraw")
      const twice = await Promise.all([1, 2].map(() => post(lost, "/resolve", { exit: "withdraw" })))
      expect(twice.map(({ status }) => status)).toContain(200)
      expect(await refresh(attempt)).toMatchObject({ stage: "withdrawn", attention: null })
      expect((await contract()).status).toBe("terminated")
      expect(await requests("E8")).toBe(1)
    })

    it("that is only accepted is pending, and calls a person when nothing has come of it for a day", async () => {
      await agreeWithdrawal()
      await setSandbox(shop(), { withdrawal_delay_ms: null })
      const financing = await paid()
      expect((await post(financing, "/withdraw")).body).toMatchObject({ outcome: "pending" })
      expect(await refresh(financing)).toMatchObject({ stage: "active", attention: null })
      const long = new Date(Date.now() - 25 * 3_600_000)
      await sql()("financing_operation").where({ kind: "withdraw" }).update({ updated_at: long })
      expect(await refresh(financing)).toMatchObject({ attention: "withdrawal_unconfirmed" })
      await act(shop(), financing.session, "terminate")
      expect(await refresh(financing)).toMatchObject({ stage: "withdrawn", attention: null })
    })

    it("by Medusa's own refund of everything is the same withdrawal", async () => {
      await agreeWithdrawal()
      const financing = await paid()
      expect((await refund(financing)).status).toBe(200)
      expect((await contract()).status).toBe("terminated")
      expect(await totals(financing)).toMatchObject({ payment: "refunded", refunds: [249], pending: 0 })
      expect((await get(financing)).operations.find((one: Loose) => one.kind === "withdraw").actor).toMatch(
        /^user_/,
      )
    })

    it("by cancelling the order ends the contract first and is booked once", async () => {
      await agreeWithdrawal()
      const financing = await paid()
      const cancelled = await shop().admin(`/orders/${String(financing.order_id)}/cancel`, { method: "POST" })
      expect(cancelled.status).toBe(200)
      expect((await contract()).status).toBe("terminated")
      expect(await refresh(financing)).toMatchObject({ stage: "withdrawn", attention: null })
      expect(await totals(financing)).toMatchObject({ status: "canceled", refunds: [249], refunded: 249 })
      expect(await requests("E8")).toBe(1)
    })

    it("an order with an open fulfillment is refused by Medusa, and nothing is sent", async () => {
      await agreeWithdrawal()
      const financing = await paid()
      const { order } = (await shop().admin(`/orders/${String(financing.order_id)}?fields=id,*items`)).body
      const items = order.items.map((item: Loose) => ({ id: item.id, quantity: item.quantity }))
      expect(
        (await shop().admin(`/orders/${String(order.id)}/fulfillments`, { body: { items } })).status,
      ).toBe(200)
      const cancelled = await shop().admin(`/orders/${String(order.id)}/cancel`, { method: "POST" })
      expect(cancelled.status).toBe(400)
      expect(await requests("E8")).toBe(0)
    })
  })

  it("more than the financed amount is never recorded as given back", async () => {
    const financing = await paid()
    const record = (amount: number): Promise<Loose> =>
      post(financing, "/resolve", { exit: "record", note: "By phone.", amount })
    expect((await record(200)).status).toBe(200)
    expect((await record(50)).body.message).toContain("More than the financed amount")
  })
})
