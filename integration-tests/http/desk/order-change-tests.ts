import type { Loose, Shop } from "../support/shop"
import { act, begin, comeBack, financingOf, ledger, orderOf } from "../support/shopper"

const NOT_YET = "not captured yet"

/** What Medusa does to an order after it was placed: edits, returns, claims and exchanges. */
export function orderChangeTests(shop: () => Shop): void {
  const post = async (path: string, body: object = {}): Promise<Loose> => shop().admin(path, { body })

  /** An order that was packed, and whose financing waits for the merchant. */
  async function packed(): Promise<Loose> {
    const attempt = await begin(shop())
    await comeBack((await act(shop(), attempt.session, "grant")).browser_return)
    const financing = await financingOf(shop(), attempt.id)
    const { body } = await shop().admin(`/orders/${String(financing.order_id)}?fields=*items`)
    const items = body.order.items.map((item: Loose) => ({ id: item.id, quantity: 1 }))
    const fulfilled = await post(`/orders/${String(financing.order_id)}/fulfillments`, { items })
    expect(fulfilled.status).toBe(200)
    return { ...financing, items, variant: body.order.items[0].variant_id }
  }

  const authorized = async ({ order_id: id }: Loose): Promise<Loose> => {
    const order = await orderOf(shop(), id)
    const { payments } = order.payment_collections[0]
    return {
      status: order.payment_status,
      collections: order.payment_collections.length,
      canceled: payments[0].canceled_at,
    }
  }
  const UNTOUCHED = { status: "authorized", collections: 1, canceled: null }

  const edit = async ({ order_id: id, variant }: Loose): Promise<Loose> => {
    expect((await post("/order-edits", { order_id: id })).status).toBe(200)
    await post(`/order-edits/${String(id)}/items`, { items: [{ variant_id: variant, quantity: 1 }] })
    return post(`/order-edits/${String(id)}/request`)
  }
  const takeBack = async ({ order_id: id, items }: Loose): Promise<Loose> => {
    const { body } = await post("/returns", { order_id: id })
    const asked = await post(`/returns/${String(body.return.id)}/request-items`, { items })
    expect(asked.status).toBe(200)
    return { ...(await post(`/returns/${String(body.return.id)}/request`)), id: body.return.id }
  }
  const claim = async ({ order_id: id, items }: Loose): Promise<Loose> => {
    const { body } = await post("/claims", { type: "refund", order_id: id })
    const asked = await post(`/claims/${String(body.claim.id)}/inbound/items`, { items })
    expect(asked.status).toBe(200)
    return post(`/claims/${String(body.claim.id)}/request`)
  }
  const exchange = async ({ order_id: id, items, variant }: Loose): Promise<Loose> => {
    const { body } = await post("/exchanges", { order_id: id })
    const asked = await post(`/exchanges/${String(body.exchange.id)}/inbound/items`, { items })
    expect(asked.status).toBe(200)
    await post(`/exchanges/${String(body.exchange.id)}/outbound/items`, {
      items: [{ variant_id: variant, quantity: 1 }],
    })
    return post(`/exchanges/${String(body.exchange.id)}/request`)
  }

  it.each([
    ["an order edit", edit],
    ["a return", takeBack],
    ["a claim", claim],
    ["an exchange", exchange],
  ])("%s of an order that is not captured yet is refused, and its payment stands", async (_name, change) => {
    const financing = await packed()
    expect(await change(financing)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(NOT_YET) },
    })
    expect(await authorized(financing)).toEqual(UNTOUCHED)
    expect((await ledger(shop())).contracts[0].status).toBe("signed")
  })

  it("a return of a captured order goes through, and so does receiving it", async () => {
    const financing = await packed()
    expect((await post(`/payments/${String(financing.payment_id)}/capture`)).status).toBe(200)
    const asked = await takeBack(financing)
    expect(asked.status).toBe(200)
    const id = String(asked.id)
    expect((await post(`/returns/${id}/receive`)).status).toBe(200)
    expect((await post(`/returns/${id}/receive-items`, { items: financing.items })).status).toBe(200)
    expect((await post(`/returns/${id}/receive/confirm`)).status).toBe(200)
    expect((await authorized(financing)).status).toBe("captured")
  })
}
