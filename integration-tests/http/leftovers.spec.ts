import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { deskOf, recordsOf } from "../../src/commerce/desk-of-container"
import { reconcile } from "../../src/operations/reconcile"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import {
  act,
  begin,
  comeBack,
  financingOf,
  orderOf,
  setSandbox,
  until,
  type Attempt,
} from "./support/shopper"

const MINUTE = 60_000

inAShop((shop) => {
  const sql = (): Knex => shop().container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const refresh = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings/${id}/refresh`, { method: "POST" })).body.financing
  const orders = async (): Promise<number> => (await shop().admin("/orders?fields=id")).body.count
  const runJob = (): Promise<number> => reconcile(deskOf(shop().container))

  /** Granted at the service, and nobody has told us. */
  async function grantedUnheard(): Promise<Attempt> {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    return attempt
  }

  /** The lease of a process that died while it placed this cart's order. */
  const dieWhilePlacing = (cartId: string): Promise<unknown> =>
    recordsOf(shop().container).acquireLease(
      { key: `place:${cartId}`, holder: "dead", ms: 2 * MINUTE },
      new Date(Date.now() - 5 * MINUTE),
    )

  const halfOrder = async (attempt: Attempt): Promise<string> => {
    const financing = await financingOf(shop(), attempt.id)
    const cart = (await shop().store(`/carts/${attempt.cartId}`)).body.cart
    const order = await shop()
      .container.resolve(Modules.ORDER)
      .createOrders({
        region_id: cart.region_id,
        currency_code: cart.currency_code,
        email: cart.email,
        metadata: { financing_reference: financing.purchase_reference },
        items: [{ title: "Article", quantity: 1, unit_price: 249 }],
      })
    return order.id
  }

  it("a process that died between making and linking the order leaves one order in the end", async () => {
    const attempt = await grantedUnheard()
    const half = await halfOrder(attempt)
    await dieWhilePlacing(attempt.cartId)
    const financing = await refresh(attempt.id)
    expect(financing.order_id).toMatch(/^order_/)
    expect(financing.order_id).not.toBe(half)
    expect(await orders()).toBe(1)
  })

  it("what a dead process had reserved for its half-made order can be sold again", async () => {
    const attempt = await grantedUnheard()
    const half = await halfOrder(attempt)
    const [location] = (await shop().admin("/stock-locations?limit=1")).body.stock_locations
    const order = await shop()
      .container.resolve(Modules.ORDER)
      .retrieveOrder(half, { relations: ["items"] })
    const itemId = order.items?.[0]?.id ?? ""
    const inventory = shop().container.resolve(Modules.INVENTORY)
    const stocked = await inventory.createInventoryItems({ sku: "half-sold" })
    const where = { inventory_item_id: stocked.id, location_id: location.id }
    await inventory.createInventoryLevels([{ ...where, stocked_quantity: 1 }])
    await inventory.createReservationItems([
      {
        ...where,
        quantity: 1,
        line_item_id: itemId,
      },
    ])
    await dieWhilePlacing(attempt.cartId)
    expect((await refresh(attempt.id)).order_id).toMatch(/^order_/)
    expect(await inventory.listReservationItems({ line_item_id: itemId })).toHaveLength(0)
  })

  it("a lock that a dead process holds on the cart is taken away", async () => {
    const attempt = await grantedUnheard()
    await shop().container.resolve(Modules.LOCKING).acquire(attempt.cartId, { expire: 3600 })
    await dieWhilePlacing(attempt.cartId)
    expect((await refresh(attempt.id)).order_id).toMatch(/^order_/)
  })

  it("an order that was linked but not authorized is authorized, and the financing is not cancelled", async () => {
    const attempt = await grantedUnheard()
    const orderId = await halfOrder(attempt)
    const fields = "fields=payment_collection.id"
    const cart = (await shop().store(`/carts/${attempt.cartId}?${fields}`)).body.cart
    const link = shop().container.resolve(ContainerRegistrationKeys.LINK)
    await link.create([
      { [Modules.ORDER]: { order_id: orderId }, [Modules.CART]: { cart_id: attempt.cartId } },
      {
        [Modules.ORDER]: { order_id: orderId },
        [Modules.PAYMENT]: { payment_collection_id: cart.payment_collection.id },
      },
    ])
    await shop().container.resolve(Modules.CART).updateCarts(attempt.cartId, { completed_at: new Date() })
    const financing = await refresh(attempt.id)
    expect(financing).toMatchObject({ order_id: orderId, stage: "awaiting_approval", attention: null })
    expect((await orderOf(shop(), orderId)).payment_status).toBe("authorized")
  })

  it("a capture that was begun by a dead process does not block the real one", async () => {
    await setSandbox(shop(), { activation_delay_ms: null })
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    const { payment_id: paymentId, order_id: orderId } = await financingOf(shop(), attempt.id)
    await sql()("capture").insert({
      id: "capt_left_behind",
      payment_id: paymentId,
      amount: 249,
      raw_amount: JSON.stringify({ value: "249", precision: 20 }),
      created_at: new Date(Date.now() - 5 * MINUTE),
    })
    await act(shop(), attempt.session, "activate")
    await until(
      async () => (await refresh(attempt.id)).captured_at,
      (at) => at !== null,
    )
    const [payment] = (await orderOf(shop(), orderId)).payment_collections[0].payments
    expect(payment.captures).toHaveLength(1)
    expect(payment.captures[0].id).not.toBe("capt_left_behind")
  })

  it("a start whose process died is closed by the job, and the shopper may start again", async () => {
    const attempt = await begin(shop())
    const longAgo = new Date(Date.now() - 3 * MINUTE)
    await sql()("financing")
      .where({ id: attempt.id })
      .update({ stage: "new", remote_session_id: null, created_at: longAgo, next_check_at: longAgo })
    expect(await runJob()).toBe(1)
    expect(await financingOf(shop(), attempt.id)).toMatchObject({
      stage: "failed",
      failure_codes: ["start_interrupted"],
    })
  })

  it("the job finds money whose callbacks were all lost, and takes each financing once", async () => {
    const attempt = await grantedUnheard()
    await sql()("financing").where({ id: attempt.id }).update({ next_check_at: new Date() })
    const taken = await Promise.all([runJob(), runJob(), runJob()])
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect((await financingOf(shop(), attempt.id)).order_id).toMatch(/^order_/)
  })

  it("a financing that nobody finished is over a day after its validity, and late money still comes in", async () => {
    const attempt = await begin(shop())
    const past = new Date(Date.now() - 25 * 60 * MINUTE)
    await sql()("financing").where({ id: attempt.id }).update({ valid_until: past })
    expect(await refresh(attempt.id)).toMatchObject({ stage: "expired" })
    await act(shop(), attempt.session, "grant")
    const late = await shop().admin(`/financing/financings/${attempt.id}/refresh`, { method: "POST" })
    expect(late.body).toMatchObject({ financing: { stage: "awaiting_approval" } })
  })
})
