import { inAShop } from "./support/in-a-shop"
import { sellOut } from "./support/stock"
import type { Loose } from "./support/shop"
import {
  act,
  begin,
  beginWith,
  comeBack,
  fault,
  financingOf,
  orderOf,
  setSandbox,
  until,
} from "./support/shopper"

inAShop((shop) => {
  const refresh = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings/${id}/refresh`, { method: "POST" })).body.financing
  const resolve = (id: string, body: object): Promise<Loose> =>
    shop().admin(`/financing/financings/${id}/resolve`, { body })
  const capture = (financing: Loose): Promise<Loose> =>
    shop().admin(`/payments/${String(financing.payment_id)}/capture`, { body: {} })
  const fulfil = async (financing: Loose): Promise<Loose> => {
    const path = `/orders/${String(financing.order_id)}`
    const order = (await shop().admin(`${path}?fields=id,*items`)).body.order
    const items = order.items.map((item: Loose) => ({ id: item.id, quantity: item.quantity }))
    return shop().admin(`${path}/fulfillments`, { body: { items } })
  }

  async function sold(): Promise<Loose> {
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    return { ...(await financingOf(shop(), attempt.id)), session: attempt.session }
  }

  it("the order of stock that is gone is not placed, and the money waits for a person", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await sellOut(shop(), attempt.cartId)
    await act(shop(), attempt.session, "grant")
    const answer = await shop().admin(`/financing/financings/${attempt.id}/refresh`, { method: "POST" })
    expect(answer.body).toMatchObject({
      financing: { stage: "awaiting_approval", attention: "orphaned_order_failed", order_id: null },
    })
  })

  it("an end that only the merchant's click has read is settled all the same", async () => {
    const financing = await sold()
    await act(shop(), financing.session, "cancel")
    expect((await capture(financing)).status).toBe(400)
    expect((await fulfil(financing)).body.message).toContain("Do not ship")
    const settled = await until(
      () => financingOf(shop(), financing.id),
      (seen) => seen.attention !== null,
      60_000,
    )
    expect(settled).toMatchObject({ stage: "cancelled", attention: "order_without_payment" })
  }, 90_000)

  it("a note of before does not silence the end that comes after it", async () => {
    const financing = await sold()
    await resolve(financing.id, { exit: "record", note: "The customer called." })
    await act(shop(), financing.session, "cancel")
    expect(await refresh(financing.id)).toMatchObject({ attention: "order_without_payment" })
    expect((await fulfil(financing)).status).toBe(400)
  })

  it("late money after an end takes the alarm back, and what cannot be booked calls a person", async () => {
    const financing = await sold()
    await act(shop(), financing.session, "cancel")
    expect(await refresh(financing.id)).toMatchObject({ attention: "order_without_payment" })
    await fault(shop(), {
      endpoint: "E4",
      kind: "status",
      status: 200,
      body: { contract: { uuid: financing.remote_contract_id, status: "activated" } },
    })
    expect(await refresh(financing.id)).toMatchObject({ stage: "active", attention: "capture_failed" })
  })

  it("a service that takes back what was active calls a person, once, and is not asked every few seconds", async () => {
    const financing = await sold()
    await capture(financing)
    await fault(shop(), {
      endpoint: "E4",
      kind: "status",
      status: 200,
      body: { contract: { uuid: financing.remote_contract_id, status: "cancelled" } },
    })
    expect(await refresh(financing.id)).toMatchObject({ stage: "active", attention: "status_contradiction" })
    const first = (await shop().admin(`/financing/financings/${String(financing.id)}`)).body.journal.length
    await refresh(financing.id)
    await refresh(financing.id)
    const { journal } = (await shop().admin(`/financing/financings/${String(financing.id)}`)).body
    expect(journal).toHaveLength(first)
  })

  it("an order whose contract was terminated after the capture is not cancelled with a refund that nobody made", async () => {
    const financing = await sold()
    await capture(financing)
    await act(shop(), financing.session, "terminate")
    await refresh(financing.id)
    const cancelled = await shop().admin(`/orders/${String(financing.order_id)}/cancel`, { method: "POST" })
    expect(cancelled.status).toBe(400)
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
  })

  it("money of the first attempt becomes the order although a second attempt was started meanwhile", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const first = await begin(shop(), "pay-next-month")
    const second = await beginWith(shop(), first.cartId, "split-payment")
    await act(shop(), first.session, "grant")
    expect(await refresh(first.id)).toMatchObject({ stage: "active", attention: null, orphaned: false })
    expect((await financingOf(shop(), first.id)).order_id).toMatch(/^order_/)
    expect(await financingOf(shop(), second.id)).toMatchObject({ stage: "started", order_id: null })
  })

  it("an amount that is no plain number is not captured in Medusa's own reading of it", async () => {
    const financing = await sold()
    const path = `/payments/${String(financing.payment_id)}/capture`
    expect((await shop().admin(path, { body: { amount: 1e-7 } })).status).toBe(400)
    expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("authorized")
  })

  it("a granted contract that stays unreadable calls a person after a while, and one that is read again sends them home", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    await fault(shop(), {
      endpoint: "E4",
      kind: "status",
      status: 403,
      times: 7,
      body: { error: ["forbidden"] },
    })
    for (let check = 0; check < 6; check += 1) await refresh(attempt.id)
    expect(await refresh(attempt.id)).toMatchObject({ attention: "contract_unreadable", order_id: null })
    expect(await refresh(attempt.id)).toMatchObject({ attention: null, stage: "awaiting_approval" })
    expect((await financingOf(shop(), attempt.id)).order_id).toMatch(/^order_/)
  })

  it("a granted contract that can never be read is not dropped when its time is over", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    await fault(shop(), {
      endpoint: "E4",
      kind: "status",
      status: 404,
      body: { message: "contract_not_found" },
    })
    const past = new Date(Date.now() - 25 * 3_600_000)
    const sql = shop().container.resolve("__pg_connection__")
    await sql("financing").where({ id: attempt.id }).update({ valid_until: past })
    const kept = await until(
      () => refresh(attempt.id),
      (seen) => seen.attention !== null,
    )
    expect(kept).toMatchObject({ attention: "contract_unreadable", ended_at: null })
  })
})
