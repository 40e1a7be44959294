import { checkIdentityWith } from "../../../src/workflows"
import { apply, closest, CONSENT, decide, nextOf, requestsAt, step, untilAction } from "../support/direct"
import type { DirectAttempt } from "../support/direct"
import type { Loose, Shop } from "../support/shop"
import {
  act,
  comeBack,
  fault,
  fillCart,
  financingOf,
  ledger,
  orderOf,
  setSandbox,
  start,
  until,
} from "../support/shopper"

const APPLICANT = {
  "customer.identity_code": "37605030299",
  "customer.first_name": "Mari",
  "customer.last_name": "Maasikas",
  "customer_contact.mobile": "+37251234567",
  "customer_contact.email": "mari@example.com",
  "credit_application.monthly_income": "1543.21",
  "credit_application.monthly_financial_obligations": "210.00",
}

const change = (shop: Shop, path: string, body: object) => shop.admin(`/financing${path}`, { body })

const markAgreed = (shop: Shop, agreed: boolean) =>
  change(shop, `/connections/${shop.connectionId}`, { short_flow_agreed: agreed })

async function hirePurchasePlan(shop: Shop): Promise<string> {
  const { plans } = (await shop.admin("/financing/plans")).body
  return plans.find(
    ({ method, approval_agreed: approval }: Loose) => method === "hire-purchase" && approval === false,
  ).id
}

/** An Estonian plan of the short flow, chosen before all others. */
async function sellShort(shop: Shop): Promise<string> {
  await markAgreed(shop, true)
  const plan = await hirePurchasePlan(shop)
  const made = await change(shop, `/plans/${plan}`, {
    flow: "epos_short",
    priority: 5,
    direct: { default_language: "en", consents: [CONSENT] },
  })
  if (made.status !== 200) throw new Error(`The plan was refused: ${JSON.stringify(made.body)}`)
  return plan
}

interface ShortAttempt extends DirectAttempt {
  /** At the service. */
  readonly session: string
}

async function beginShort(shop: Shop): Promise<ShortAttempt> {
  const cartId = await fillCart(shop)
  const { status, body } = await start(shop, cartId, "hire-purchase")
  if (status !== 200) throw new Error(`The financing was refused: ${JSON.stringify(body)}`)
  const { sessions } = await ledger(shop)
  return { cartId, id: body.financing.id, token: body.token, answer: body, session: sessions.at(-1).uuid }
}

const applyFor = (shop: Shop, attempt: ShortAttempt) =>
  apply(shop, attempt, { period: 12, applicant: APPLICANT })

const countOf = async (shop: Shop, endpoint: string) => (await requestsAt(shop, endpoint)).length

/** The short flow of Estonia: an application inside the shop, linked to a session that is ended by redirect. */
export function shortFlowTests(shop: () => Shop): void {
  describe("the short flow", () => {
    beforeEach(() => checkIdentityWith(() => Promise.resolve(true)))
    afterEach(() => checkIdentityWith(null))

    it("can be chosen on a plan of an Estonian connection that is marked as agreed, and nowhere else", async () => {
      const plan = await hirePurchasePlan(shop())
      const early = await change(shop(), `/plans/${plan}`, { flow: "epos_short" })
      expect([early.status, early.body.message]).toEqual([400, expect.stringContaining("marked as agreed")])
      const elsewhere = await change(shop(), "/connections", {
        name: "Latvia",
        market: "lv",
        environment: "test",
        base_url: shop().sandbox.url,
        shop_uuid: "1f4e1c1e-9f2a-4b1a-8d1e-000000000001",
        api_key: "a-key-of-nobody",
        short_flow_agreed: true,
      })
      expect([elsewhere.status, elsewhere.body.message]).toEqual([400, expect.stringContaining("Estonia")])

      await sellShort(shop())
      const back = await markAgreed(shop(), false)
      expect([back.status, back.body.message]).toEqual([400, expect.stringContaining("Change their flow")])
    })

    it("applies in the shop for an open session, shows the offer and sends the shopper to the dialog", async () => {
      await sellShort(shop())
      await setSandbox(shop(), { decision_delay_ms: 2_500 })
      const attempt = await beginShort(shop())
      expect(attempt.answer.next_action).toMatchObject({ type: "apply", form: { payment_days: null } })
      expect(await countOf(shop(), "C1")).toBe(0)

      const applied = await applyFor(shop(), attempt)
      expect(applied.body.next_action).toMatchObject({ type: "wait", for: "decision" })
      const { url, offer, before } = await untilAction(shop(), attempt, "redirect")
      expect(url).toContain(attempt.session)
      expect(offer).toMatchObject({ amount: expect.stringMatching(/^249(\.00)?$/), period: 12 })
      expect(offer.schedule.rows).toHaveLength(12)
      expect(before).toBeNull()
      const reads = await requestsAt(shop(), "C2")
      expect(reads.length).toBeLessThanOrEqual(30)
      expect(closest(reads)).toBeGreaterThanOrEqual(990)
      const never = await step(shop(), attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
      expect([never.status, never.body.reason]).toEqual([409, "not_direct"])

      const done = await act(shop(), attempt.session, "accept")
      expect((await comeBack(done.browser_return)).status).toBe(303)
      const financing = await until(
        () => financingOf(shop(), attempt.id),
        (seen) => seen.captured_at !== null,
        40_000,
      )
      expect((await orderOf(shop(), financing.order_id)).payment_status).toBe("captured")
      const { sessions, applications } = await ledger(shop())
      expect(sessions[0]).toMatchObject({ status: "completed", request: { general: expect.anything() } })
      expect(applications).toEqual([expect.objectContaining({ session_uuid: attempt.session })])
      expect(applications[0].request.credit_application).not.toHaveProperty("payment_day")
      const counts = await Promise.all(["A2", "C1", "C3", "E2"].map((one) => countOf(shop(), one)))
      expect(counts).toEqual([1, 1, 0, 0])
    })

    it("starts anew in the same session while nobody has applied, and never applies twice", async () => {
      await sellShort(shop())
      const attempt = await beginShort(shop())
      const again = await start(shop(), attempt.cartId, "hire-purchase")
      expect(again.body.financing.id).toBe(attempt.id)
      const [one, two] = await Promise.all([applyFor(shop(), attempt), applyFor(shop(), attempt)])
      expect([one.status, two.status].sort()).toEqual([200, 409])
      expect(await Promise.all(["A2", "C1"].map((id) => countOf(shop(), id)))).toEqual([1, 1])
    })

    it("asks for a proof of income in the service's dialog, not in the shop", async () => {
      await sellShort(shop())
      await decide(shop(), {
        decision: "income_proof_required",
        income_proof_type: "ais_with_fallback_manual_upload_option",
      })
      const attempt = await beginShort(shop())
      await applyFor(shop(), attempt)
      const next = await untilAction(shop(), attempt, "redirect")
      expect(next).toEqual({ type: "redirect", url: expect.stringContaining(attempt.session) })
      const banks = await step(shop(), attempt, { path: "/banks" })
      expect([banks.status, banks.body.reason]).toEqual([409, "bank_not_possible"])
    })

    it("a refusal sends nobody anywhere, and the cart can be paid otherwise", async () => {
      await sellShort(shop())
      await decide(shop(), { decision: "negative" })
      const attempt = await beginShort(shop())
      await applyFor(shop(), attempt)
      expect(await untilAction(shop(), attempt, "choose_other")).toMatchObject({ reason: "declined" })
      expect(await financingOf(shop(), attempt.id)).toMatchObject({ stage: "declined", order_id: null })
    })

    it("altered conditions are shown before the dialog; those that do not pay are given up at the service", async () => {
      await sellShort(shop())
      await decide(shop(), { decision: "positive", changes: { period: 24 } })
      const changed = await beginShort(shop())
      await applyFor(shop(), changed)
      const { offer, before } = await untilAction(shop(), changed, "redirect")
      expect([before.period, offer.period]).toEqual([12, 24])

      await decide(shop(), { decision: "positive", changes: { amount: "200.00" } })
      const short = await beginShort(shop())
      await applyFor(shop(), short)
      expect(await untilAction(shop(), short, "choose_other")).toMatchObject({ reason: "changed_conditions" })
      await until(
        () => financingOf(shop(), short.id),
        ({ stage }) => stage === "cancelled",
      )
      expect(await countOf(shop(), "C4")).toBe(1)
    })

    it("an application whose answer was lost is found by its session, and is not sent again", async () => {
      await sellShort(shop())
      await fault(shop(), { endpoint: "C1", kind: "reset_after", times: 1 })
      const attempt = await beginShort(shop())
      await applyFor(shop(), attempt)
      expect(await untilAction(shop(), attempt, "redirect")).toHaveProperty("offer")
      expect(await financingOf(shop(), attempt.id)).toMatchObject({ stage: "offered", attention: null })
      expect(await countOf(shop(), "C1")).toBe(1)
    })

    it("an application that no session names asks for a person, until the session names it after all", async () => {
      await sellShort(shop())
      await fault(shop(), { endpoint: "C1", kind: "reset", times: 1 })
      const attempt = await beginShort(shop())
      const applied = await applyFor(shop(), attempt)
      expect(applied.body.next_action).toEqual({ type: "choose_other", reason: "shop_will_contact" })
      expect(await financingOf(shop(), attempt.id)).toMatchObject({ attention: "application_unknown" })

      await act(shop(), attempt.session, "apply")
      await shop().admin(`/financing/financings/${attempt.id}/refresh`, { body: {} })
      await untilAction(shop(), attempt, "redirect")
      expect(await financingOf(shop(), attempt.id)).toMatchObject({ attention: null })
    })

    it("is given up by the shopper: in the shop before the application, at the service behind it", async () => {
      await sellShort(shop())
      const early = await beginShort(shop())
      const gone = await step(shop(), early, { path: "/cancel", body: {} })
      expect(gone.body.next_action).toEqual({ type: "choose_other", reason: "cancelled" })
      expect(await countOf(shop(), "C4")).toBe(0)

      const late = await beginShort(shop())
      await applyFor(shop(), late)
      await untilAction(shop(), late, "redirect")
      await step(shop(), late, { path: "/cancel", body: {} })
      expect(await nextOf(shop(), late)).toMatchObject({ type: "choose_other", reason: "cancelled" })
      expect(await countOf(shop(), "C4")).toBe(1)
    })
  })
}
