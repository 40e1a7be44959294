import {
  actOnApplication,
  apply,
  beginDirect,
  decide,
  nextOf,
  requestsAt,
  sellDirectly,
  step,
  toContract,
  untilAction,
} from "../support/direct"
import { backToNow, letTimePass } from "../support/moved-time"
import type { Loose, Shop } from "../support/shop"
import { complete, fault, financingOf, ledger, setSandbox, until } from "../support/shopper"

const INVOICE = "pp_system_default"

/** The cart is paid in another way. */
async function payOtherwise(shop: Shop, cartId: string): Promise<void> {
  const { payment_collection: collection } = (
    await shop.store("/payment-collections", { body: { cart_id: cartId } })
  ).body
  await shop.store(`/payment-collections/${String(collection.id)}/payment-sessions`, {
    body: { provider_id: INVOICE },
  })
  const { body } = await complete(shop, cartId)
  if (body.type !== "order") throw new Error(`The cart was not ordered: ${JSON.stringify(body)}`)
}

/** Nobody is bound to a credit that buys nothing. */
export function lostCartTests(shop: () => Shop): void {
  const ended = (id: string): Promise<Loose> =>
    until(
      () => financingOf(shop(), id),
      ({ stage }) => stage === "cancelled",
      20_000,
    )

  describe("a cart that is paid otherwise", () => {
    it("while a person decides: the application is given up as soon as it is granted", async () => {
      await sellDirectly(shop())
      await decide(shop(), { decision: "manual" })
      const attempt = await beginDirect(shop())
      await apply(shop(), attempt)
      await until(
        () => financingOf(shop(), attempt.id),
        ({ stage }) => stage === "deciding",
      )
      await payOtherwise(shop(), attempt.cartId)
      await actOnApplication(shop(), "decide_positive")
      expect(await ended(attempt.id)).toMatchObject({ order_id: null, orphaned: false })
      expect(await requestsAt(shop(), "C4")).toHaveLength(1)
      expect(await requestsAt(shop(), "C3")).toEqual([])
    })

    it("while its offer is still open in another tab: it is not accepted, and given up", async () => {
      await sellDirectly(shop())
      await setSandbox(shop(), { callbacks: { mode: "never" } })
      const attempt = await beginDirect(shop())
      await apply(shop(), attempt)
      const { offer } = await untilAction(shop(), attempt, "accept_offer")
      await payOtherwise(shop(), attempt.cartId)
      const late = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
      expect([late.status, late.body.reason]).toEqual([409, "cart_changed"])
      await ended(attempt.id)
      expect(await requestsAt(shop(), "C3")).toEqual([])
    })

    it("while its contract waits for the signature: the contract is cancelled", async () => {
      await sellDirectly(shop())
      const attempt = await beginDirect(shop())
      await toContract(shop(), attempt)
      await payOtherwise(shop(), attempt.cartId)
      await ended(attempt.id)
      expect((await ledger(shop())).contracts).toEqual([expect.objectContaining({ status: "cancelled" })])
    })
  })

  it("an offer for a cart that has changed since is not accepted", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    const { offer } = await untilAction(shop(), attempt, "accept_offer")
    const { cart } = (await shop().store(`/carts/${attempt.cartId}?fields=*items`)).body
    await shop().store(`/carts/${attempt.cartId}/line-items/${String(cart.items[0].id)}`, {
      body: { quantity: 2 },
    })
    const late = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
    expect([late.status, late.body.reason]).toEqual([409, "cart_changed"])
    expect(await requestsAt(shop(), "C3")).toEqual([])
  })

  describe("a code that the service lost", () => {
    afterEach(backToNow)

    it("may be entered again when the contract stays unsigned", async () => {
      await sellDirectly(shop())
      const attempt = await beginDirect(shop())
      await toContract(shop(), attempt)
      await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
      await fault(shop(), { endpoint: "E3", kind: "reset", times: 1 })
      const lost = await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })
      expect(lost.body.next_action).toMatchObject({ type: "wait", for: "signature" })
      await letTimePass(shop(), 21_000)
      expect(await nextOf(shop(), attempt)).toMatchObject({ type: "confirm_code" })
      await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })
      await until(
        async () => (await ledger(shop())).contracts[0].status,
        (status) => status === "activated",
        20_000,
      )
    })
  })
}
