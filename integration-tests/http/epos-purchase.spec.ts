import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import { withApproval, type Loose } from "./support/shop"
import {
  act,
  begin,
  comeBack,
  complete,
  fillCart,
  financingOf,
  ledger,
  orderOf,
  until,
} from "./support/shopper"

inAShop((shop) => {
  const captured = (id: string): Promise<Loose> =>
    until(
      () => financingOf(shop(), id),
      (seen) => seen.captured_at !== null,
    )

  it.each(["hire-purchase", "split-payment"] as const)(
    "%s: the order is placed when the service has granted, and captured when the merchant approves",
    async (method) => {
      const attempt = await begin(shop(), method)
      const granted = await act(shop(), attempt.session, "grant")
      const back = await comeBack(granted.browser_return)
      expect(back.status).toBe(303)
      expect(back.headers.get("location")).toContain("financing=placed")

      const financing = await financingOf(shop(), attempt.id)
      expect(financing).toMatchObject({
        stage: "awaiting_approval",
        payable: "249.00",
        amount_check: "confirmed",
        test: true,
      })
      expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("authorized")

      const answer = await shop().admin(`/payments/${String(financing.payment_id)}/capture`, { body: {} })
      expect(answer.status).toBe(200)
      const order = await orderOf(shop(), financing.order_id)
      expect(order.payment_status).toBe("captured")
      const { contracts, sessions } = await ledger(shop())
      expect(contracts).toEqual([expect.objectContaining({ status: "activated" })])
      expect(sessions[0]).toMatchObject({ status: "completed", paid_amount: order.total.toFixed(2) })
    },
  )

  it.each(["hire-purchase", "split-payment", "pay-next-month"] as const)(
    "%s without approval: the order is placed and captured from the service's callback alone",
    async (method) => {
      await withApproval(shop(), method, false)
      const attempt = await begin(shop(), method)
      await act(shop(), attempt.session, "grant")
      const financing = await captured(attempt.id)
      expect(financing.stage).toBe("active")
      expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
      const answer = await complete(shop(), attempt.cartId)
      expect(answer.body).toMatchObject({ type: "order", order: { id: financing.order_id } })
    },
  )

  it("pay next month never reads, approves or cancels a contract", async () => {
    const attempt = await begin(shop(), "pay-next-month")
    await act(shop(), attempt.session, "grant")
    await captured(attempt.id)
    const { requests } = await ledger(shop())
    const used = new Set(requests.map((request: Loose) => request.endpoint))
    expect([...used].filter((endpoint) => ["E4", "E5", "E6"].includes(String(endpoint)))).toEqual([])
  })

  it("a storefront with Medusa's standard API alone only follows the payment session's link", async () => {
    const cartId = await fillCart(shop())
    const collection = await shop().store("/payment-collections", { body: { cart_id: cartId } })
    const path = `/payment-collections/${String(collection.body.payment_collection.id)}/payment-sessions`
    const session = await shop().store(path, { body: { provider_id: "pp_hire-purchase_financing" } })
    const link: string = session.body.payment_collection.payment_sessions[0].data.redirect_url

    const left = await http(link)
    expect(left.status).toBe(303)
    const target = left.headers.get("location") ?? ""
    expect(target).toContain(`${shop().sandbox.url}/epos/sessions/`)
    const remote = new URL(target).pathname.split("/").pop() ?? ""
    const granted = await act(shop(), remote, "grant")
    expect((await comeBack(granted.browser_return)).headers.get("location")).toContain("order_id=order_")
    expect((await complete(shop(), cartId)).body.type).toBe("order")
  })

  it("lists the methods that fit a cart with what they would cost a month", async () => {
    const cartId = await fillCart(shop())
    const { body } = await shop().store(`/financing-methods?cart_id=${cartId}`)
    expect(body.financing_methods).toEqual([
      expect.objectContaining({
        method: "hire-purchase",
        amount: "249.00",
        period: 12,
        monthly_payment: expect.stringMatching(/^\d+(\.\d+)?$/),
        apr: expect.stringMatching(/^\d+\.\d\d$/),
        preliminary: true,
        test: true,
      }),
      expect.objectContaining({ method: "split-payment", apr: "0.00" }),
      expect.objectContaining({ method: "pay-next-month", period: 1 }),
    ])
    await shop().store(`/financing-methods?cart_id=${cartId}`)
    const asked = (await ledger(shop())).requests.filter((request: Loose) => request.endpoint === "B1")
    expect(asked).toHaveLength(3)
  })

  it("query.graph gives an order's financing, and nothing secret with it", async () => {
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    const { order_id: orderId } = await financingOf(shop(), attempt.id)
    const query = shop().container.resolve(ContainerRegistrationKeys.QUERY)
    const { data } = await query.graph({
      entity: "order",
      fields: ["id", "financing.id", "financing.stage"],
      filters: { id: orderId },
    })
    expect(data[0]).toMatchObject({ financing: { id: attempt.id, stage: "awaiting_approval" } })
    const everything = await shop().admin(`/orders/${String(orderId)}?fields=*financing`)
    expect(everything.body.order.financing.id).toBe(attempt.id)
    expect(JSON.stringify(everything.body)).not.toMatch(/token_hash|sealed|fingerprint/)
  })

  it("the shopper alone sees the own financing", async () => {
    const attempt = await begin(shop())
    const headers = { "x-financing-token": attempt.token }
    const mine = await shop().store(`/financings/${attempt.id}`, { headers })
    expect(mine.body).toMatchObject({
      financing: { id: attempt.id, stage: "started", amount: "249.00" },
      next_action: { type: "redirect", url: attempt.redirectUrl },
    })
    expect((await shop().store(`/financings/${attempt.id}`)).status).toBe(404)
    const wrong = await shop().store(`/financings/${attempt.id}`, { headers: { "x-financing-token": "x" } })
    expect(wrong.status).toBe(404)
    expect((await shop().store(`/financings/${attempt.id}/refresh`, { method: "POST" })).status).toBe(404)
  })
})
