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
import { sellOut } from "../support/stock"
import { http } from "../support/http"

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
