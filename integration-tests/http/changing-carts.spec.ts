import { completeCartWorkflow } from "@medusajs/medusa/core-flows"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import {
  act,
  begin,
  beginWith,
  comeBack,
  complete,
  fillCart,
  financingOf,
  ledger,
  orderOf,
  setSandbox,
  until,
} from "./support/shopper"

const HIRE_PURCHASE = "pp_hire-purchase_financing"
const INVOICE = "pp_system_default"

let hookThrows = false
completeCartWorkflow.hooks.validate(() => undefined)
const hooks: Loose = completeCartWorkflow.hooks
hooks.orderCreated?.(() => {
  if (hookThrows) throw new Error("The store's own hook fails.")
})

inAShop((shop) => {
  const refresh = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings/${id}/refresh`, { method: "POST" })).body.financing
  const resolve = (id: string, body: object): Promise<Loose> =>
    shop().admin(`/financing/financings/${id}/resolve`, { body })
  const orders = async (): Promise<number> => (await shop().admin("/orders?fields=id")).body.count
  const cart = async (id: string): Promise<Loose> =>
    (
      await shop().store(
        `/carts/${id}?fields=*payment_collection,*payment_collection.payment_sessions,*items`,
      )
    ).body.cart
  const choose = async (cartId: string, provider: string): Promise<Loose> => {
    const collection = (await cart(cartId)).payment_collection
    const path = `/payment-collections/${String(collection.id)}/payment-sessions`
    return shop().store(path, { body: { provider_id: provider } })
  }
  const region = async (): Promise<Loose> =>
    (await shop().admin("/regions?fields=id,name,*payment_providers")).body.regions.find(
      (one: Loose) => one.name === "Estonia",
    )
  const setProviders = async (providers: string[]): Promise<void> => {
    await shop().admin(`/regions/${String((await region()).id)}`, { body: { payment_providers: providers } })
  }

  afterEach(() => {
    hookThrows = false
  })

  it("a cart that was changed after the redirect is not ordered by itself, and nothing is dropped", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    const [item] = (await cart(attempt.cartId)).items
    await shop().store(`/carts/${attempt.cartId}/line-items/${String(item.id)}`, { body: { quantity: 2 } })
    await act(shop(), attempt.session, "grant")
    const financing = await refresh(attempt.id)
    expect(financing).toMatchObject({ orphaned: true, attention: "orphaned_cart_changed", order_id: null })
    expect(financing.exits).toContain("place")
    expect(await orders()).toBe(0)
    const cancelled = await resolve(attempt.id, { exit: "cancel" })
    expect(cancelled.body.financing).toMatchObject({ stage: "cancelled", attention: null })
    expect((await ledger(shop())).contracts[0].status).toBe("cancelled")
  })

  it("an order that another payment pays carries no mark of the financing that could not place it", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    hookThrows = true
    expect(await refresh(attempt.id)).toMatchObject({ orphaned: true, order_id: null })
    const left = await shop().store(`/carts/${attempt.cartId}?fields=id,metadata`)
    expect(Object.keys(left.body.cart.metadata ?? {})).toEqual([])
  })

  it("a method that was disabled meanwhile is enabled again, and the order placed by a person", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    await setProviders([INVOICE])
    expect(await refresh(attempt.id)).toMatchObject({
      attention: "orphaned_provider_disabled",
      order_id: null,
    })
    expect((await resolve(attempt.id, { exit: "place" })).status).toBe(400)
    await setProviders([INVOICE, HIRE_PURCHASE])
    const placed = await resolve(attempt.id, { exit: "place" })
    expect(placed.body.financing).toMatchObject({ orphaned: false, attention: null })
    expect(await orders()).toBe(1)
  })

  it("a storefront that re-creates the payment session at each visit keeps one session at the service", async () => {
    const attempt = await begin(shop())
    for (let visit = 0; visit < 3; visit += 1) await choose(attempt.cartId, HIRE_PURCHASE)
    expect(await beginWith(shop(), attempt.cartId, "hire-purchase")).toMatchObject({
      id: attempt.id,
      redirectUrl: attempt.redirectUrl,
    })
    expect((await ledger(shop())).sessions).toHaveLength(1)
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    expect(await orders()).toBe(1)
  })

  it("a payment session that was re-created while the shopper was away is bound again when the money comes", async () => {
    const attempt = await begin(shop())
    await choose(attempt.cartId, HIRE_PURCHASE)
    const granted = await act(shop(), attempt.session, "grant")
    expect((await comeBack(granted.browser_return)).headers.get("location")).toContain("financing=placed")
  })

  it("the payment session of an order cannot be replaced, and its payment stays good", async () => {
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    const { order_id: orderId, payment_id: paymentId } = await financingOf(shop(), attempt.id)
    expect((await choose(attempt.cartId, INVOICE)).status).toBeGreaterThanOrEqual(400)
    expect((await shop().admin(`/payments/${String(paymentId)}/capture`, { body: {} })).status).toBe(200)
    expect((await orderOf(shop(), orderId)).payment_status).toBe("captured")
  })

  it("money that comes after the shopper had merely chosen another method still becomes the order", async () => {
    const attempt = await begin(shop(), "pay-next-month")
    await choose(attempt.cartId, INVOICE)
    const granted = await act(shop(), attempt.session, "grant")
    expect((await comeBack(granted.browser_return)).headers.get("location")).toContain("financing=placed")
    const { order_id: orderId } = await financingOf(shop(), attempt.id)
    const captured = (order: Loose): boolean => order.payment_status === "captured"
    await until(() => orderOf(shop(), orderId), captured)
  })

  it("a mere grant after the shopper had chosen another method waits for a person", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await choose(attempt.cartId, INVOICE)
    await act(shop(), attempt.session, "grant")
    expect(await refresh(attempt.id)).toMatchObject({ attention: "orphaned_other_method", order_id: null })
    expect((await resolve(attempt.id, { exit: "place" })).body.financing.order_id).toMatch(/^order_/)
  })

  it("a cart that was paid otherwise meanwhile: what is not paid yet is cancelled at the service at once", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await choose(attempt.cartId, INVOICE)
    expect((await complete(shop(), attempt.cartId)).body.type).toBe("order")
    await act(shop(), attempt.session, "grant")
    expect(await refresh(attempt.id)).toMatchObject({ stage: "cancelled", order_id: null })
    expect((await ledger(shop())).contracts[0].status).toBe("cancelled")
    expect(await orders()).toBe(1)
  })

  it("a cart that was paid otherwise meanwhile: what is paid waits for a person and is never withdrawn by itself", async () => {
    const attempt = await begin(shop(), "pay-next-month")
    await choose(attempt.cartId, INVOICE)
    await complete(shop(), attempt.cartId)
    await act(shop(), attempt.session, "grant")
    expect(await refresh(attempt.id)).toMatchObject({
      stage: "active",
      orphaned: true,
      attention: "orphaned_cart_completed_otherwise",
    })
  })

  it("the shopper pays by invoice while the granted contract is still open: it is cancelled with the order", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await choose(attempt.cartId, INVOICE)
    await act(shop(), attempt.session, "grant")
    expect((await complete(shop(), attempt.cartId)).body.type).toBe("order")
    await until(
      async () => (await ledger(shop())).contracts[0].status,
      (status) => status === "cancelled",
    )
  })

  it("completing the cart too early says that more is required, and places nothing", async () => {
    const cartId = await fillCart(shop())
    const none = await complete(shop(), cartId)
    expect(none.status).toBe(400)
    const attempt = await beginWith(shop(), cartId, "hire-purchase")
    const early = await complete(shop(), cartId)
    expect(early).toMatchObject({
      status: 200,
      body: { type: "cart", error: { type: "payment_requires_more_error" }, cart: { id: cartId } },
    })
    await act(shop(), attempt.session, "decline")
    await until(
      async () => (await complete(shop(), cartId)).body.error?.type,
      (type) => type === "payment_authorization_error",
    )
    expect(await orders()).toBe(0)
  })

  it("completing twice at the same moment places one order", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    const answers = await Promise.all([1, 2, 3, 4].map(() => complete(shop(), attempt.cartId)))
    const ids = answers.map((answer) => answer.body.order?.id)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^order_/)
    expect(await orders()).toBe(1)
  })

  it.each([
    ["decline", "declined", "error"],
    ["cancel", "cancelled", "canceled"],
    ["expire", "expired", "canceled"],
  ])("after %s the same cart is paid in another way", async (action, stage, status) => {
    const attempt = await begin(shop())
    await act(shop(), attempt.session, action)
    expect(await refresh(attempt.id)).toMatchObject({ stage })
    expect((await cart(attempt.cartId)).payment_collection.payment_sessions[0].status).toBe(status)
    await choose(attempt.cartId, INVOICE)
    expect((await complete(shop(), attempt.cartId)).body.type).toBe("order")
  })

  it("after a decline the same cart may be financed anew", async () => {
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "decline")
    await refresh(attempt.id)
    const second = await beginWith(shop(), attempt.cartId, "split-payment")
    expect(second.id).not.toBe(attempt.id)
    const granted = await act(shop(), second.session, "grant")
    expect((await comeBack(granted.browser_return)).headers.get("location")).toContain("financing=placed")
  })

  it("when a store's hook fails after the authorization, the contract is untouched and the retry places one order", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    await act(shop(), attempt.session, "grant")
    hookThrows = true
    expect(await refresh(attempt.id)).toMatchObject({ attention: "orphaned_order_failed", order_id: null })
    expect((await ledger(shop())).contracts[0].status).toBe("signed")
    hookThrows = false
    const placed = await resolve(attempt.id, { exit: "place" })
    const order = await orderOf(shop(), placed.body.financing.order_id)
    const [payment] = order.payment_collections[0].payments
    expect(payment.canceled_at).toBeNull()
    const { status } = await shop().admin(`/payments/${String(payment.id)}/capture`, { body: {} })
    expect(status).toBe(200)
  })
})
