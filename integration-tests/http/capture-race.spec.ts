import { inAShop } from "./support/in-a-shop"
import { withApproval, type Loose } from "./support/shop"
import { act, begin, comeBack, financingOf, orderOf, setSandbox, until } from "./support/shopper"

inAShop((shop) => {
  const captured = (id: string): Promise<Loose> =>
    until(
      () => financingOf(shop(), id),
      (seen) => seen.captured_at !== null,
    )

  const paidTotal = async (orderId: string): Promise<number> =>
    (await shop().admin(`/orders/${orderId}?fields=summary`)).body.order.summary.paid_total

  const captures = (order: Loose): number => order.payment_collections[0].payments[0].captures.length

  it("five callbacks and the browser at the same moment book the payment once", async () => {
    await setSandbox(shop(), { callbacks: { copies: 5 } })
    await withApproval(shop(), "hire-purchase", false)
    const attempts = [await begin(shop()), await begin(shop()), await begin(shop())]
    await Promise.all(
      attempts.map(async ({ session }) => comeBack((await act(shop(), session, "grant")).browser_return)),
    )
    for (const { id } of attempts) {
      const { order_id: orderId } = await captured(id)
      const order = await orderOf(shop(), orderId)
      expect(captures(order)).toBe(1)
      expect(await paidTotal(orderId)).toBe(order.total)
    }
  })

  it("the merchant's approval and the callbacks that it sets off book the payment once", async () => {
    await setSandbox(shop(), { callbacks: { copies: 5 } })
    const { id, session } = await begin(shop())
    await comeBack((await act(shop(), session, "grant")).browser_return)
    const { order_id: orderId, payment_id: paymentId } = await financingOf(shop(), id)
    const answer = await shop().admin(`/payments/${String(paymentId)}/capture`, { body: {} })
    expect(answer.status).toBe(200)
    await captured(id)
    const order = await orderOf(shop(), orderId)
    expect(captures(order)).toBe(1)
    expect(await paidTotal(orderId)).toBe(order.total)
  })

  it("two clicks on the merchant's approval approve and book once", async () => {
    const { id, session } = await begin(shop())
    await comeBack((await act(shop(), session, "grant")).browser_return)
    const { order_id: orderId, payment_id: paymentId } = await financingOf(shop(), id)
    const click = () => shop().admin(`/payments/${String(paymentId)}/capture`, { body: {} })
    const answers = await Promise.all([click(), click()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await paidTotal(orderId)).toBe((await orderOf(shop(), orderId)).total)
  })
})
