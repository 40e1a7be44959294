import { deskOf } from "../../src/commerce/desk-of-container"
import { tryDueReturns } from "../../src/operations/returns/daily-returns"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import { DAY_SECONDS, theMerchant } from "./support/merchant"
import type { Loose } from "./support/shop"
import { act, fault, financingOf } from "./support/shopper"

inAShop((shop) => {
  const { sql, post, get, refresh, refund, requests, contract, totals, paid, returnable } = theMerchant(shop)

  describe("a partial return", () => {
    it("shows its range, its schedules before and after, and is booked as a refund once", async () => {
      const financing = await returnable()
      expect(await get(financing, "/return-options")).toMatchObject({
        possible: true,
        min_amount: "1",
        max_amount: "248",
        left: "249.00",
        reason: null,
        time_zone: "Europe/Tallinn",
        items: [{ quantity: 1, returnable_quantity: 1, unit_amount: "249" }],
        open_return: null,
      })
      const drafted = await post(financing, "/returns", { amount: "49.00" })
      expect(drafted).toMatchObject({ status: 200, body: { return: { status: "drafted", amount: "49.00" } } })
      expect(drafted.body.before.rows.length).toBeGreaterThan(1)
      expect(drafted.body.after.rows).not.toEqual(drafted.body.before.rows)
      const again = await post(financing, "/returns", { amount: 49 })
      expect(again.body.return.version_uuid).toBe(drafted.body.return.version_uuid)
      expect(await requests("F2")).toBe(1)
      const confirm = `/returns/${String(drafted.body.return.id)}/confirm`
      const [one, other] = await Promise.all([post(financing, confirm), post(financing, confirm)])
      expect([one.status, other.status]).toEqual([200, 200])
      expect(one.body).toMatchObject({ return: { status: "done" }, financing: { returned: "49.00" } })
      expect(await requests("F4")).toBe(1)
      expect((await contract()).amount_now).toBe("200.00")
      expect(await totals(financing)).toMatchObject({ refunds: [49], pending: 0 })
      const { versions } = await get(financing, "/versions")
      expect(versions.map((version: Loose) => version.return_amount)).toEqual(expect.arrayContaining(["49"]))
    })

    it("by Medusa's own refund is the same return, also in two parts", async () => {
      const financing = await returnable()
      expect((await refund(financing, { amount: 49 })).status).toBe(200)
      expect((await refund(financing, { amount: 100.5 })).status).toBe(200)
      expect((await contract()).amount_now).toBe("99.50")
      expect(await totals(financing)).toMatchObject({ refunds: [49, 100.5], pending: 0 })
      expect(await financingOf(shop(), financing.id)).toMatchObject({ returned: "149.50", stage: "active" })
    })

    it("of order items is the sum of what they cost", async () => {
      const financing = await returnable()
      const { items } = await get(financing, "/return-options")
      const wish = { items: [{ id: items[0].id, quantity: 1 }] }
      expect((await post(financing, "/returns", { ...wish, amount: 10 })).body.message).toContain(
        "not the sum",
      )
      const tooMany = { items: [{ id: items[0].id, quantity: 2 }] }
      expect((await post(financing, "/returns", tooMany)).body.message).toContain("not so many")
      expect((await post(financing, "/returns", wish)).body.message).toContain("The most is: (248)")
    })

    it.each([
      [0, "must be more than nothing"],
      [-5, "must not be negative"],
      ["10.001", "more decimals"],
      [249.01, "more than what is left"],
      ["ten", "not a decimal number"],
    ])("of %p is refused with a sentence, and nothing is sent", async (amount, sentence) => {
      const financing = await returnable()
      const answer = await post(financing, "/returns", { amount })
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } })
      const daily = await post(financing, "/returns/daily", { amount })
      expect(daily).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } })
      expect((await refund(financing, { amount })).status).toBe(400)
      expect(await requests("F2")).toBe(0)
      expect(await totals(financing)).toMatchObject({ refunds: [] })
    })

    it("on the first day is too early, and says from when on", async () => {
      const financing = await paid()
      const options = await get(financing, "/return-options")
      expect(options).toMatchObject({ possible: false, reason: "too_early" })
      expect(options.earliest_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect((await refund(financing, { amount: 49 })).body.message).toContain("from the day after")
      expect(await totals(financing)).toMatchObject({ refunds: [] })
    })

    it("before the payout is tried every day by itself, until it is done", async () => {
      const financing = await paid()
      const planned = await post(financing, "/returns/daily", { amount: 49 })
      expect(planned).toMatchObject({ status: 200, body: { return: { status: "waiting" } } })
      const due = (): Promise<unknown> =>
        sql()("financing_operation").where({ kind: "return_part" }).update({ next_try_at: new Date() })
      await due()
      expect(await tryDueReturns(deskOf(shop().container))).toBe(1)
      const { operations } = await get(financing)
      expect(operations.at(-1)).toMatchObject({ kind: "return_part", status: "intended" })
      await act(shop(), financing.session, "pay_out")
      await http(`${shop().sandbox.url}/_sandbox/clock`, { body: { advance_seconds: DAY_SECONDS } })
      await due()
      await tryDueReturns(deskOf(shop().container))
      expect(await totals(financing)).toMatchObject({ refunds: [49], pending: 0 })
      expect((await contract()).amount_now).toBe("200.00")
    })

    it("that the service never allows is given up after 30 days, and a person is called", async () => {
      const financing = await paid()
      await post(financing, "/returns/daily", { amount: 49 })
      await sql()("financing_operation")
        .where({ kind: "return_part" })
        .update({ next_try_at: new Date(), created_at: new Date(Date.now() - 31 * DAY_SECONDS * 1000) })
      await tryDueReturns(deskOf(shop().container))
      expect(await financingOf(shop(), financing.id)).toMatchObject({ attention: "return_given_up" })
      expect(await tryDueReturns(deskOf(shop().container))).toBe(0)
    })

    it("that was left is never tried again, and another may be made", async () => {
      const financing = await returnable()
      const { return: first } = (await post(financing, "/returns", { amount: 49 })).body
      const left = await post(financing, `/returns/${String(first.id)}/abandon`)
      expect(left.body.return.status).toBe("abandoned")
      expect((await post(financing, `/returns/${String(first.id)}/confirm`)).status).toBe(400)
      expect((await refund(financing, { amount: 49 })).status).toBe(200)
      expect((await contract()).amount_now).toBe("200.00")
    })

    it("whose draft was overtaken by another return is drafted anew before it is confirmed", async () => {
      const financing = await returnable()
      const { return: first } = (await post(financing, "/returns", { amount: 49 })).body
      expect((await refund(financing, { amount: 20 })).status).toBe(200)
      const confirm = `/returns/${String(first.id)}/confirm`
      expect((await post(financing, confirm)).body.message).toContain("A new draft was made")
      expect((await post(financing, confirm)).status).toBe(200)
      expect((await contract()).amount_now).toBe("180.00")
      expect(await totals(financing)).toMatchObject({ refunds: [20, 49], pending: 0 })
    })
  })

  describe("the service goes down in the middle of a return", () => {
    it.each([
      ["F2", "reset_after"],
      ["F2", "reset"],
      ["F4", "reset_after"],
      ["F4", "reset"],
    ])("%s %s: tried again with a new refund, there is one return and one refund", async (endpoint, kind) => {
      const financing = await returnable()
      await fault(shop(), { endpoint, kind, times: 1 })
      await fault(shop(), { endpoint: "F5", kind: "status", status: 503, times: 8 })
      expect((await refund(financing, { amount: 49 })).status).toBe(400)
      expect(await totals(financing)).toMatchObject({ refunds: [] })
      await http(`${shop().sandbox.url}/_sandbox/faults`, { method: "DELETE" })
      await refresh(financing)
      if ((await totals(financing)).refunds.length === 0)
        expect((await refund(financing, { amount: 49 })).status).toBe(200)
      expect((await contract()).amount_now).toBe("200.00")
      expect(await totals(financing)).toMatchObject({ refunds: [49], pending: 0 })
      expect(await financingOf(shop(), financing.id)).toMatchObject({ returned: "49.00", attention: null })
    })

    it("an amount of another size is refused while an earlier one is unclear", async () => {
      const financing = await returnable()
      await fault(shop(), { endpoint: "F4", kind: "reset_after", times: 1 })
      const down = { kind: "status", status: 503 }
      const before = await post(financing, "/returns", { amount: 49 })
      await fault(shop(), { endpoint: "F5", ...down })
      expect((await post(financing, `/returns/${String(before.body.return.id)}/confirm`)).status).toBe(400)
      expect((await refund(financing, { amount: 10 })).status).toBe(400)
      expect(await requests("F2")).toBe(1)
    })
  })

  describe("what a killed process leaves", () => {
    it("a refund row that nobody finished is removed, and its return is booked once", async () => {
      const financing = await returnable()
      expect((await refund(financing, { amount: 49 })).status).toBe(200)
      const [row] = await sql()("refund").select("id")
      await sql()("order_transaction").where({ reference_id: row.id }).delete()
      await sql()("refund").update({ created_at: new Date(Date.now() - 300_000) })
      await refresh(financing)
      const after = await totals(financing)
      expect(after.refunds).toEqual([49])
      expect((await sql()("refund").select("id"))[0].id).not.toBe(row.id)
      expect((await contract()).amount_now).toBe("200.00")
    })

    /** A return that was confirmed at the service by a process that never heard the answer. */
    async function confirmedUnheard(): Promise<Loose> {
      const financing = await returnable()
      const { return: drafted } = (await post(financing, "/returns", { amount: 49 })).body
      const versions = `${shop().sandbox.url}/partner/v3/shops/a93f1f44-d5dd-4469-bfcc-c1de9e969213/contracts`
      const activated = await http(
        `${versions}/${String((await contract()).uuid)}/versions/${String(drafted.version_uuid)}/activate`,
        { method: "PATCH", headers: { authorization: "Bearer sandbox-key-ee-not-a-secret" } },
      )
      expect(activated.status).toBe(200)
      const long = new Date(Date.now() - 300_000)
      await sql()("financing_operation")
        .where({ id: drafted.id })
        .update({ status: "sent", updated_at: long })
      return financing
    }

    it("a return that is done at the service and not booked is booked by the next refresh", async () => {
      const financing = await confirmedUnheard()
      await refresh(financing)
      expect(await totals(financing)).toMatchObject({ refunds: [49], pending: 0 })
      expect(await financingOf(shop(), financing.id)).toMatchObject({ returned: "49.00" })
    })

    it("a return that Medusa cannot book calls a person, and nobody once it is booked", async () => {
      const financing = await confirmedUnheard()
      const capture = sql()("capture").where({ payment_id: financing.payment_id })
      await capture.clone().update({ deleted_at: new Date() })
      expect(await refresh(financing)).toMatchObject({ attention: "refund_not_booked" })
      await capture.clone().update({ deleted_at: null })
      expect(await refresh(financing)).toMatchObject({ attention: null, returned: "49.00" })
      expect(await totals(financing)).toMatchObject({ refunds: [49] })
    })
  })
})
