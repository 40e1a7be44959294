import { Modules } from "@medusajs/framework/utils"
import { createInventoryItemsWorkflow } from "@medusajs/medusa/core-flows"
import {
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
import type { Loose, Shop } from "../support/shop"
import { financingOf, ledger, setSandbox, until } from "../support/shopper"
import { http } from "../support/http"

/** The last article of the cart is sold to somebody else. */
async function sellOut(shop: Shop, cartId: string): Promise<void> {
  const { cart } = (await shop.store(`/carts/${cartId}?fields=*items`)).body
  const variantId: string = cart.items[0].variant_id
  await createInventoryItemsWorkflow(shop.container).run({ input: { items: [{ sku: "SOLD-OUT" }] } })
  const [item] = await shop.container.resolve(Modules.INVENTORY).listInventoryItems({ sku: "SOLD-OUT" })
  await shop.container.resolve(Modules.PRODUCT).updateProductVariants(variantId, { manage_inventory: true })
  await shop.container.resolve("link").create({
    [Modules.PRODUCT]: { variant_id: variantId },
    [Modules.INVENTORY]: { inventory_item_id: item?.id ?? "" },
  })
}

/** Conditions that the service alters, and money that comes when the goods are gone. */
export function conditionsTests(shop: () => Shop): void {
  it("altered conditions are shown beside what was asked, and the old application still brings news", async () => {
    await sellDirectly(shop())
    await setSandbox(shop(), { decision_delay_ms: 1_500, callbacks: { application: "initial" } })
    await decide(shop(), { decision: "positive", changes: { period: 4 } })
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    const { offer, before } = await untilAction(shop(), attempt, "accept_offer")
    expect([before.period, offer.period]).toEqual([6, 4])
    const accepted = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
    expect(accepted.status).toBe(200)

    const { applications, callbacks } = await ledger(shop())
    expect(applications).toHaveLength(2)
    const heard = await until(
      async () => (await shop().admin(`/financing/financings/${attempt.id}`)).body.journal,
      (rows: Loose[]) => rows.some(({ kind }) => kind === "callback"),
    )
    expect(callbacks.length).toBeGreaterThan(0)
    expect(heard.map(({ summary }: Loose) => summary)).toContain("application_replaced")
  })

  it("an offer that does not pay for the purchase is given up at the service and never accepted", async () => {
    await sellDirectly(shop())
    await decide(shop(), { decision: "positive", changes: { amount: "200.00" } })
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    const next = await untilAction(shop(), attempt, "choose_other")
    expect(next.reason).toBe("changed_conditions")
    await until(
      () => financingOf(shop(), attempt.id),
      ({ stage }) => stage === "cancelled",
    )
    expect((await requestsAt(shop(), "C4")).length).toBe(1)
    expect((await requestsAt(shop(), "C3")).length).toBe(0)
  })

  it("a shopper who gives up cancels at the service: the application before a contract, else the contract", async () => {
    await sellDirectly(shop())
    const early = await beginDirect(shop())
    await apply(shop(), early)
    await untilAction(shop(), early, "accept_offer")
    const gone = await step(shop(), early, { path: "/cancel", body: {} })
    expect(gone.body.next_action).toEqual({ type: "choose_other", reason: "cancelled" })
    expect((await requestsAt(shop(), "C4")).length).toBe(1)

    const late = await beginDirect(shop())
    await toContract(shop(), late)
    await step(shop(), late, { path: "/cancel", body: {} })
    const { contracts } = await ledger(shop())
    expect(contracts).toEqual([expect.objectContaining({ status: "cancelled" })])
  })

  it("stock that is gone while the contract is signed orphans the financing: told, and nothing lost", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop())
    await toContract(shop(), attempt)
    await sellOut(shop(), attempt.cartId)
    await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
    await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })
    const financing = await until(
      () => financingOf(shop(), attempt.id),
      ({ attention }) => attention !== null,
      40_000,
    )
    expect(financing).toMatchObject({ stage: "active", attention: "orphaned_order_failed", order_id: null })
    expect(await nextOf(shop(), attempt)).toEqual({ type: "choose_other", reason: "shop_will_contact" })
  })

  it("no application is sent in Estonia without the store's own identity check", async () => {
    const { body } = await shop().admin("/financing/plans")
    const plan = body.plans.find((one: Loose) => one.method === "split-payment" && one.approval_agreed)
    await shop().admin(`/financing/plans/${String(plan.id)}`, { body: { flow: "direct" } })
    const attempt = await beginDirect(shop(), { country: "ee" })
    const refused = await apply(shop(), attempt, {
      consents: [],
      applicant: {
        "customer.identity_code": "37605030299",
        "customer.first_name": "Mari",
        "customer.last_name": "Maasikas",
        "customer_contact.mobile": "+37251234567",
        "customer_contact.email": "mari@example.com",
      },
    })
    expect([refused.status, refused.body.reason]).toEqual([409, "identity_check_missing"])
    expect((await requestsAt(shop(), "C1")).length).toBe(0)
  })

  it("is no more than read by the reload of a page: the service is not asked", async () => {
    await sellDirectly(shop())
    await setSandbox(shop(), { decision_delay_ms: null })
    const attempt = await beginDirect(shop())
    await step(shop(), attempt, { path: "/cancel", body: {} })
    const { requests } = await ledger(shop())
    const before = requests.length
    await Promise.all([1, 2, 3].map(() => nextOf(shop(), attempt)))
    expect((await ledger(shop())).requests.length).toBe(before)
    expect((await http(`${shop().url}/hooks/financing/statement/${"x".repeat(43)}`)).status).toBe(404)
  })
}
