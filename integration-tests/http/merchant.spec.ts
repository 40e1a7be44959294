import { inAShop } from "./support/in-a-shop"
import { withApproval, type Loose } from "./support/shop"
import {
  act,
  begin,
  comeBack,
  fault,
  financingOf,
  ledger,
  orderOf,
  setSandbox,
  until,
} from "./support/shopper"

inAShop((shop) => {
  const refresh = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings/${id}/refresh`, { method: "POST" })).body.financing
  const capture = (financing: Loose, body: object = {}): Promise<Loose> =>
    shop().admin(`/payments/${String(financing.payment_id)}/capture`, { body })
  const refund = (financing: Loose, body: object = {}): Promise<Loose> =>
    shop().admin(`/payments/${String(financing.payment_id)}/refund`, { body })
  const cancelOrder = (financing: Loose): Promise<Loose> =>
    shop().admin(`/orders/${String(financing.order_id)}/cancel`, { method: "POST" })
  const resolve = (id: string, body: object): Promise<Loose> =>
    shop().admin(`/financing/financings/${id}/resolve`, { body })
  const requests = async (endpoint: string): Promise<number> =>
    (await ledger(shop())).requests.filter((one: Loose) => one.endpoint === endpoint).length

  /** An order whose financing waits for the merchant. */
  async function sold(): Promise<Loose> {
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    return { ...(await financingOf(shop(), attempt.id)), session: attempt.session }
  }

  it("approving twice, also at the same moment, sends one approval and books one capture", async () => {
    const financing = await sold()
    const answers = await Promise.all([capture(financing), capture(financing)])
    expect(answers.map((answer) => answer.status)).toContain(200)
    expect((await capture(financing)).status).toBe(200)
    expect(await requests("E5")).toBe(1)
    const order = await orderOf(shop(), financing.order_id)
    expect(order.payment_collections[0].payments[0].captures).toHaveLength(1)
  })

  it("a partial capture is refused with a sentence, and nothing is sent", async () => {
    const financing = await sold()
    const answer = await capture(financing, { amount: 100 })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("no partial capture") },
    })
    expect(await requests("E5")).toBe(0)
  })

  it("an approval that is not active yet books nothing, and is captured by itself on activation", async () => {
    await setSandbox(shop(), { activation_delay_ms: null })
    const financing = await sold()
    const answer = await capture(financing)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Approved; captured by itself on activation." },
    })
    expect((await capture(financing)).body.message).toBe("Approved; captured by itself on activation.")
    expect(await requests("E5")).toBe(1)
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("authorized")
    await act(shop(), financing.session, "activate")
    await until(
      async () => (await orderOf(shop(), financing.order_id)).payment_status,
      (status) => status === "captured",
    )
  }, 60_000)

  it("an approval whose answer was lost is read before it is repeated, and is never sent twice", async () => {
    const financing = await sold()
    await fault(shop(), { endpoint: "E5", kind: "reset_after", times: 1 })
    expect((await capture(financing)).status).toBe(200)
    expect(await requests("E5")).toBe(1)
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
  })

  it("an approval that never reached the service may be tried again", async () => {
    const financing = await sold()
    await fault(shop(), { endpoint: "E5", kind: "reset", times: 1 })
    expect((await capture(financing)).status).toBe(400)
    expect((await capture(financing)).status).toBe(200)
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
  })

  it("a refused approval shows the service's own codes and books nothing", async () => {
    const financing = await sold()
    await fault(shop(), {
      endpoint: "E5",
      kind: "status",
      status: 422,
      body: { message: ["can_not_approve"] },
      times: 1,
    })
    const answer = await capture(financing)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("can_not_approve") },
    })
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("authorized")
    expect((await capture(financing)).status).toBe(200)
  })

  it("cancelling the order cancels the contract first", async () => {
    const financing = await sold()
    expect((await cancelOrder(financing)).status).toBe(200)
    expect((await ledger(shop())).contracts[0].status).toBe("cancelled")
    expect((await orderOf(shop(), financing.order_id)).status).toBe("canceled")
    expect(await refresh(financing.id)).toMatchObject({ stage: "cancelled", attention: null })
  })

  it("an order whose contract the service does not cancel is not cancelled either", async () => {
    const financing = await sold()
    await fault(shop(), {
      endpoint: "E6",
      kind: "status",
      status: 422,
      body: { message: ["can_not_cancel"] },
    })
    const answer = await cancelOrder(financing)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("can_not_cancel") },
    })
    expect((await orderOf(shop(), financing.order_id)).status).toBe("pending")
  })

  it("an order with an open fulfillment is refused by Medusa, and nothing is sent", async () => {
    const financing = await sold()
    const order = (await shop().admin(`/orders/${String(financing.order_id)}?fields=id,*items`)).body.order
    const items = order.items.map((item: Loose) => ({ id: item.id, quantity: item.quantity }))
    const fulfilled = await shop().admin(`/orders/${String(order.id)}/fulfillments`, { body: { items } })
    expect(fulfilled.status).toBe(200)
    expect((await cancelOrder(financing)).status).toBe(400)
    expect(await requests("E6")).toBe(0)
  })

  it("an active financing is neither cancelled nor refunded where the service agrees to neither", async () => {
    const financing = await sold()
    await capture(financing)
    expect((await cancelOrder(financing)).body.message).toContain("The order's financing is active")
    expect((await refund(financing, { amount: 10 })).body.message).toContain("from the day after")
    expect((await refund(financing)).body.message).toContain("from the day after")
    expect(await requests("E8")).toBe(0)
    const order = await orderOf(shop(), financing.order_id)
    expect(order).toMatchObject({ status: "pending", payment_status: "captured" })
  })

  it("what was given back at the service and recorded is booked as one refund of that amount, once", async () => {
    const financing = await sold()
    await capture(financing)
    const recorded = await resolve(financing.id, { exit: "record", note: "Returned by phone.", amount: 49 })
    expect(recorded.status).toBe(200)
    expect((await refund(financing, { amount: 50 })).status).toBe(400)
    expect((await refund(financing, { amount: 49 })).status).toBe(200)
    expect((await refund(financing, { amount: 49 })).status).toBe(400)
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("partially_refunded")
  })

  it.each(["cancel", "decline"])(
    "a granted financing that ends after its order was placed (%s) leaves an order without payment for a person",
    async (action) => {
      const financing = await sold()
      await act(shop(), financing.session, action)
      const ended = await refresh(financing.id)
      expect(ended).toMatchObject({ attention: "order_without_payment", order_id: financing.order_id })
      const [payment] = (await orderOf(shop(), financing.order_id)).payment_collections[0].payments
      expect(payment.canceled_at).not.toBeNull()
      const bell = await shop().admin("/notifications?channel=feed")
      expect(JSON.stringify(bell.body)).toContain("The order was placed, but its financing has ended")
      const path = `/orders/${String(financing.order_id)}/fulfillments`
      const fulfilled = await shop().admin(path, { body: { items: [{ id: "x", quantity: 1 }] } })
      expect(fulfilled.body.message).toContain("Do not ship")
      const closed = await resolve(financing.id, { exit: "ignore", note: "Paid in cash." })
      expect(closed.body.financing.attention).toBeNull()
      expect(await refresh(financing.id)).toMatchObject({ stage: ended.stage, attention: null })
    },
  )

  it("a contract that the service terminates calls a person and refunds nothing", async () => {
    const financing = await sold()
    await capture(financing)
    await act(shop(), financing.session, "terminate")
    expect(await refresh(financing.id)).toMatchObject({ stage: "terminated", attention: "terminated" })
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
  })

  it("pay next month is returned outside, recorded here, and then booked", async () => {
    const attempt = await begin(shop(), "pay-next-month")
    await act(shop(), attempt.session, "grant")
    const financing = await until(
      () => financingOf(shop(), attempt.id),
      (seen) => seen.captured_at !== null,
    )
    expect((await refund(financing)).status).toBe(400)
    await resolve(attempt.id, { exit: "record", note: "Returned with the service.", amount: "249.00" })
    expect((await refund(financing, { amount: 249 })).status).toBe(200)
  })

  it("lists financings by stage, method and attention, and shows one with its journal", async () => {
    await withApproval(shop(), "hire-purchase", true)
    const financing = await sold()
    const list = await shop().admin(
      "/financing/financings?stage=awaiting_approval&method=hire-purchase&attention=none",
    )
    expect(list.body).toMatchObject({ count: 1, financings: [{ id: financing.id }] })
    expect((await shop().admin("/financing/financings?attention=any")).body.count).toBe(0)
    const one = (await shop().admin(`/financing/financings/${String(financing.id)}`)).body
    expect(one.journal.map((entry: Loose) => entry.summary)).toEqual(
      expect.arrayContaining(["start_intended", "started", "reading_changed", "order_placed"]),
    )
    expect(one.operations).toEqual([
      expect.objectContaining({ kind: "start", status: "done" }),
      expect.objectContaining({ kind: "purchase", note: "order_number" }),
    ])
    expect(JSON.stringify([one, list.body])).not.toMatch(/token|sealed|fingerprint/)
  })
})
