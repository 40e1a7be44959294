import {
  APPLICANT,
  apply,
  applicationOf,
  beginDirect,
  closest,
  decide,
  nextOf,
  requestsAt,
  sellDirectly,
  step,
  toContract,
  untilAction,
} from "./support/direct"
import { conditionsTests } from "./direct/conditions-tests"
import { downPaymentTests } from "./direct/down-payment-tests"
import { identityTests } from "./direct/identity-tests"
import { lateTests } from "./direct/late-tests"
import { lostCartTests } from "./direct/lost-cart-tests"
import { mistakeTests } from "./direct/mistake-tests"
import { pollingTests } from "./direct/polling-tests"
import { proofTests } from "./direct/proof-tests"
import { shortFlowTests } from "./direct/short-flow-tests"
import { askedAgainTests } from "./direct/asked-again-tests"
import { reopenedTests } from "./direct/reopened-tests"
import { everythingKept } from "./support/everything-kept"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import { fault, financingOf, ledger, orderOf, setSandbox, until } from "./support/shopper"

/** On a busy machine an order takes its time. */
const CAPTURED_WITHIN_MS = 40_000

inAShop((shop) => {
  const captured = (id: string): Promise<Loose> =>
    until(
      () => financingOf(shop(), id),
      (seen) => seen.captured_at !== null,
      CAPTURED_WITHIN_MS,
    )

  describe("the direct flow", () => {
    it("sells in the shop itself: application, offer, contract, code; the order is placed and captured", async () => {
      await sellDirectly(shop())
      const attempt = await beginDirect(shop())
      const { form } = attempt.answer.next_action
      expect(attempt.answer.next_action.type).toBe("apply")
      expect(form).toMatchObject({
        country_code: "PL",
        amount: "249.00",
        currency_code: "pln",
        periods: [3, 4, 6],
      })
      expect(form.consents).toEqual([
        expect.objectContaining({
          type: "DATA_PROCESSING",
          text: "Zgadzam się na przetwarzanie moich danych.",
        }),
      ])
      expect((await ledger(shop())).requests.filter(({ endpoint }: Loose) => endpoint === "C1")).toEqual([])

      const applied = await apply(shop(), attempt)
      expect(applied.status).toBe(200)
      const { offer, before } = await untilAction(shop(), attempt, "accept_offer")
      expect(offer).toMatchObject({ amount: expect.stringMatching(/^249(\.00)?$/), period: 6 })
      expect(offer.schedule.rows).toHaveLength(6)
      expect(before).toBeNull()

      const stale = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: "offer_other" } })
      expect([stale.status, stale.body.reason]).toEqual([409, "offer_changed"])
      const accepted = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
      expect(accepted.body.next_action).toMatchObject({ type: "sign", methods: ["sms"], started: null })

      const begun = await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
      expect(begun.body.next_action).toMatchObject({ type: "confirm_code", method: "sms" })
      const wrong = await step(shop(), attempt, { path: "/signing/code", body: { code: "1234" } })
      expect([wrong.status, wrong.body.reason]).toEqual([400, "wrong_code"])
      const right = await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })
      expect(right.body.next_action).toMatchObject({ type: "wait", for: "signature" })

      const financing = await captured(attempt.id)
      const order = await orderOf(shop(), financing.order_id)
      const books = await ledger(shop())
      expect(order.payment_status).toBe("captured")
      expect(books.contracts).toEqual([expect.objectContaining({ status: "activated" })])
      expect(books.applications).toHaveLength(1)
      expect(books.paid.PLN).toBe(order.total.toFixed(2))
      expect(await nextOf(shop(), attempt)).toEqual({ type: "complete", order_id: financing.order_id })
      const kept = await everythingKept(shop())
      expect(kept).toContain("Zgadzam się na przetwarzanie moich danych.")
      for (const personal of [APPLICANT["customer.identity_code"], "5432.10", "5432.1", "321.09", "Kowalska"])
        expect(kept).not.toContain(personal)
    })

    it("checks what was entered before anything is sent, and never answers it back", async () => {
      await sellDirectly(shop())
      const attempt = await beginDirect(shop())
      const applicant = { ...APPLICANT, "customer.identity_code": "44051401358" }
      const refused = await apply(shop(), attempt, { applicant, period: 5, consents: [] })
      expect(refused.status).toBe(400)
      expect(refused.body.problems.map(({ field, reason }: Loose) => [field, reason])).toEqual([
        ["period", "period_not_offered"],
        ["customer.identity_code", "identity_check_digit"],
        ["consents.DATA_PROCESSING", "consent_required"],
      ])
      expect(JSON.stringify(refused.body)).not.toContain("44051401358")
      const outdated = await apply(shop(), attempt, {
        consents: [{ type: "DATA_PROCESSING", value: true, version: "2025-01" }],
      })
      expect(outdated.body.problems[0].reason).toBe("consent_outdated")
      expect((await requestsAt(shop(), "C1")).length).toBe(0)
    })

    it("two tabs send one application, and nobody but the shopper may", async () => {
      await sellDirectly(shop())
      const attempt = await beginDirect(shop())
      const stranger = await shop().store(`/financings/${attempt.id}/application`, { body: applicationOf() })
      expect(stranger.status).toBe(404)
      const tabs = await Promise.all([apply(shop(), attempt), apply(shop(), attempt)])
      expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await requestsAt(shop(), "C1")).length).toBe(1)
    })

    it("an application whose answer is lost is never sent again: a person must look", async () => {
      await sellDirectly(shop())
      await fault(shop(), { endpoint: "C1", kind: "reset_after", times: 1 })
      const attempt = await beginDirect(shop())
      const applied = await apply(shop(), attempt)
      expect(applied.body.next_action).toEqual({ type: "choose_other", reason: "shop_will_contact" })
      expect(await financingOf(shop(), attempt.id)).toMatchObject({ attention: "application_unknown" })
      const again = await apply(shop(), attempt)
      expect([again.status, again.body.reason]).toEqual([409, "application_unknown"])
      expect((await requestsAt(shop(), "C1")).length).toBe(1)
    })

    it("the decision is read once per second for half a minute at most, whatever the tabs and callbacks", async () => {
      await sellDirectly(shop())
      await setSandbox(shop(), { decision_delay_ms: 6_000, callbacks: { copies: 2 } })
      const attempt = await beginDirect(shop())
      await apply(shop(), attempt)
      const tabs = [0, 1].map(async () => {
        for (let i = 0; i < 8; i += 1) {
          await step(shop(), attempt, { path: "/refresh", body: {} })
          await nextOf(shop(), attempt)
          await new Promise((go) => setTimeout(go, 400))
        }
      })
      await Promise.all(tabs)
      await untilAction(shop(), attempt, "accept_offer")
      const reads = await requestsAt(shop(), "C2")
      expect(closest(reads)).toBeGreaterThanOrEqual(1_000)
      expect(reads.length).toBeLessThanOrEqual(30)
    })
  })

  it("a shopper who changes the code three times in vain asks for another", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop())
    await toContract(shop(), attempt)
    await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
    const codes = ["1111", "2222", "3333"]
    const reasons: string[] = []
    for (const code of codes)
      reasons.push((await step(shop(), attempt, { path: "/signing/code", body: { code } })).body.reason)
    expect(reasons).toEqual(["wrong_code", "wrong_code", "too_many"])
    expect(await nextOf(shop(), attempt)).toMatchObject({ type: "sign", started: null })
  })

  it("only a person confirms a signing that was done elsewhere", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop())
    await toContract(shop(), attempt)
    const tried = await step(shop(), attempt, { path: "/signing", body: { method: "paper" } })
    expect([tried.status, tried.body.type]).toEqual([403, "not_allowed"])
    const { body } = await shop().admin(`/financing/financings/${attempt.id}`)
    expect(JSON.stringify(body)).toContain("signing_not_allowed")
    expect((await requestsAt(shop(), "E2")).length).toBe(0)
    const confirmed = await shop().admin(`/financing/financings/${attempt.id}/signing`, {
      body: { method: "paper" },
    })
    expect(confirmed.status).toBe(200)
    await captured(attempt.id)
    const reads = await requestsAt(shop(), "E4")
    expect(closest(reads)).toBeGreaterThanOrEqual(1_000)
  })

  it("a declined application says so, with the service's own words", async () => {
    await sellDirectly(shop())
    await decide(shop(), { decision: "negative" })
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    expect(await untilAction(shop(), attempt, "choose_other")).toMatchObject({ reason: "declined" })
  })

  conditionsTests(shop)
  proofTests(shop)
  shortFlowTests(shop)
  askedAgainTests(shop)
  downPaymentTests(shop)
  identityTests(shop)
  lateTests(shop)
  mistakeTests(shop)
  pollingTests(shop)
  reopenedTests(shop)
  lostCartTests(shop)
})
