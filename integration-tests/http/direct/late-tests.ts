import { ATTENTION } from "../../../src/core/shared/attention"
import {
  actOnApplication,
  apply,
  beginDirect,
  nextOf,
  requestsAt,
  sellDirectly,
  step,
  toContract,
  untilAction,
} from "../support/direct"
import { http } from "../support/http"
import { backToNow, letTimePass, merchantLater, runJob } from "../support/moved-time"
import { restock, sellOut } from "../support/stock"
import type { Loose, Shop } from "../support/shop"
import { ledger, setSandbox, start, until } from "../support/shopper"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const SILENT = { callbacks: { mode: "never" } }

/** What comes after hours and days, and nobody tells. */
export function lateTests(shop: () => Shop): void {
  const found = async (id: string): Promise<Loose> =>
    (await (await merchantLater(shop()))(`/financing/financings/${id}`)).body.financing
  const orders = async (): Promise<number> =>
    (await (await merchantLater(shop()))("/orders?fields=id")).body.count
  const foundUntil = (id: string, holds: (seen: Loose) => boolean): Promise<Loose> =>
    until(() => found(id), holds, 40_000)

  describe("after hours and days", () => {
    afterEach(backToNow)

    it.each([
      ["paid at once", false, "active"],
      ["to be approved", true, "awaiting_approval"],
    ] as const)(
      "a contract %s whose goods were sold while the decision took two days waits for a person, and nothing is lost",
      async (_what, approval, stage) => {
        await sellDirectly(shop(), { approval })
        await setSandbox(shop(), { ...SILENT, decision_delay_ms: 2 * DAY_MS })
        const attempt = await beginDirect(shop())
        await apply(shop(), attempt)
        await letTimePass(shop(), 2 * DAY_MS)
        await runJob(shop())
        const { offer } = await untilAction(shop(), attempt, "accept_offer")
        await sellOut(shop(), attempt.cartId)
        await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
        await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
        await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })

        const orphan = await foundUntil(attempt.id, ({ attention }) => attention !== null)
        expect(orphan).toMatchObject({
          stage,
          orphaned: true,
          attention: "orphaned_order_failed",
          order_id: null,
        })
        expect(orphan.exits).toEqual(ATTENTION.orphaned_order_failed.exits)
        expect(await nextOf(shop(), attempt)).toEqual({ type: "choose_other", reason: "shop_will_contact" })
        expect(await orders()).toBe(0)
        for (const command of ["C4", "E5", "E6", "E8"]) expect(await requestsAt(shop(), command)).toEqual([])

        await restock(shop())
        const merchant = await merchantLater(shop())
        const path = `/financing/financings/${attempt.id}/resolve`
        const answer = await merchant(path, { body: { exit: "place" } })
        expect([answer.status, answer.body.message]).toEqual([200, undefined])
        const placed = await found(attempt.id)
        expect(placed).toMatchObject({
          order_id: expect.stringMatching(/^order_/),
          orphaned: false,
          attention: null,
        })
        expect(await orders()).toBe(1)
      },
    )

    it("an offer that has lapsed is not accepted; the financing expires and the cart can buy again", async () => {
      await sellDirectly(shop())
      await setSandbox(shop(), { ...SILENT, offer_lifetime_seconds: DAY_MS / 1_000 })
      const attempt = await beginDirect(shop())
      await apply(shop(), attempt)
      const { offer } = await untilAction(shop(), attempt, "accept_offer")
      await letTimePass(shop(), 2 * DAY_MS)
      const late = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
      expect([late.status, late.body.reason]).toEqual([409, "offer_expired"])
      expect(await nextOf(shop(), attempt)).toEqual({ type: "choose_other", reason: "expired" })
      expect(await requestsAt(shop(), "C3")).toEqual([])

      await runJob(shop())
      await foundUntil(attempt.id, ({ stage }) => stage === "expired")
      const { body } = await start(shop(), attempt.cartId, "split-payment")
      expect(body.financing.id).not.toBe(attempt.id)
      const again = { ...attempt, id: String(body.financing.id), token: String(body.token) }
      await toContract(shop(), again)
      expect(await requestsAt(shop(), "C3")).toHaveLength(1)
    })

    /** A signed contract whose down payment the bank has not confirmed. */
    async function unconfirmed(settings: object) {
      await sellDirectly(shop())
      await setSandbox(shop(), { ...SILENT, ...settings })
      const attempt = await beginDirect(shop(), { method: "hire-purchase" })
      await toContract(shop(), attempt, { down_payment_amount: "49.00" })
      const { body } = await step(shop(), attempt, { path: "/signing", body: { method: "redirect" } })
      await http(`${String(body.next_action.url)}/sign`, { method: "POST" })
      await letTimePass(shop(), HOUR_MS)
      await runJob(shop())
      await until(
        () => nextOf(shop(), attempt),
        ({ type }) => type === "pay_down",
      )
      const { body: link } = await step(shop(), attempt, { path: "/down-payment", body: {} })
      const left = await http(`${String(link.redirect_url)}/unknown`, { method: "POST" })
      await http(String(left.headers.get("location")))
      expect(await nextOf(shop(), attempt)).toMatchObject({ type: "pay_down", state: "unknown" })
      return attempt
    }

    it("a down payment that the bank confirms an hour later is found, and the order is placed once", async () => {
      const attempt = await unconfirmed({ down_payment_delay_ms: HOUR_MS })
      await letTimePass(shop(), HOUR_MS)
      await Promise.all([runJob(shop()), runJob(shop())])
      const paid = await foundUntil(attempt.id, ({ captured_at: at }) => at !== null)
      expect(paid).toMatchObject({ stage: "active", attention: null })
      expect(await orders()).toBe(1)
      expect(await requestsAt(shop(), "E7")).toHaveLength(1)
    })

    it("a down payment of yesterday calls a person, who is sent home when it is confirmed after all", async () => {
      const attempt = await unconfirmed({ down_payment_delay_ms: null })
      await letTimePass(shop(), 25 * HOUR_MS)
      await runJob(shop())
      const overdue = await foundUntil(attempt.id, ({ attention }) => attention !== null)
      expect(overdue).toMatchObject({
        stage: "paying_down",
        attention: "down_payment_overdue",
        order_id: null,
      })
      expect(overdue.exits).toEqual(ATTENTION.down_payment_overdue.exits)
      expect((await nextOf(shop(), attempt)).type).toBe("pay_down")

      await actOnApplication(shop(), "confirm_down_payment")
      await letTimePass(shop(), HOUR_MS)
      await runJob(shop())
      const paid = await foundUntil(attempt.id, ({ captured_at: at }) => at !== null)
      expect(paid).toMatchObject({ stage: "active", attention: null })
      expect(await orders()).toBe(1)
      const { contracts } = await ledger(shop())
      expect(contracts).toEqual([expect.objectContaining({ status: "activated" })])
    })
  })
}
