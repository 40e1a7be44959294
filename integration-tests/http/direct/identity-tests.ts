import { checkIdentityWith, type IdentityCheck } from "../../../src/workflows"
import {
  apply,
  applicationOf,
  beginDirect,
  requestsAt,
  sellDirectly,
  type DirectAttempt,
} from "../support/direct"
import type { Answer } from "../support/http"
import type { Loose, Shop } from "../support/shop"
import { fillCart, ledger, start } from "../support/shopper"

const LATVIAN = {
  "customer.identity_code": "01018012347",
  "customer.first_name": "Ilze",
  "customer.last_name": "Liepa",
  "customer_contact.mobile": "+37121234567",
  "customer_contact.email": "ilze@example.com",
}

/** As it is written officially, and sent. */
const OFFICIAL = "010180-12347"

const HERE = { country: "lv" } as const

/** Markets where the shop itself must prove who applies. */
export function identityTests(shop: () => Shop): void {
  const begin = (): Promise<DirectAttempt> => beginDirect(shop(), HERE)
  const applyInLatvia = (attempt: DirectAttempt): Promise<Answer<Loose>> =>
    apply(shop(), attempt, applicationOf({ applicant: LATVIAN }))
  const sent = async (): Promise<number> => (await requestsAt(shop(), "C1")).length
  const methodsFor = async (cartId: string): Promise<Loose> =>
    (await shop().store(`/financing-methods?cart_id=${cartId}`)).body

  describe("in Latvia and Estonia", () => {
    afterEach(() => {
      checkIdentityWith(null)
    })

    it("nobody fills in a form that is sent nowhere: without the shop's own check nothing is offered", async () => {
      await sellDirectly(shop(), { market: "lv" })
      const cartId = await fillCart(shop(), HERE)
      const refused = await start(shop(), cartId, "split-payment")
      expect([refused.status, refused.body.reason]).toEqual([400, "identity_check_missing"])
      expect(refused.body.message).toContain("Please choose another way to pay.")
      const listed = await methodsFor(cartId)
      expect(listed.financing_methods).toEqual([])
      expect(listed.unavailable).toContainEqual({ method: "split-payment", reason: "identity_check_missing" })
      expect(await sent()).toBe(0)
    })

    it("the service's own pages stand in for a plan that nobody can apply under", async () => {
      const { body } = await shop().admin("/financing/plans")
      const plan = body.plans.find((one: Loose) => one.method === "split-payment" && one.approval_agreed)
      await shop().admin(`/financing/plans/${String(plan.id)}`, { body: { flow: "direct" } })
      const offered = async (): Promise<string> => {
        const answer = await start(shop(), await fillCart(shop()), "split-payment")
        return answer.body.next_action.type
      }
      expect(await offered()).toBe("redirect")
      checkIdentityWith(() => Promise.resolve(true))
      expect(await offered()).toBe("apply")
      expect(await sent()).toBe(0)
    })

    it("an application is sent only when the check says yes to the very code that is sent", async () => {
      await sellDirectly(shop(), { market: "lv" })
      const asked: Loose[] = []
      const yes: IdentityCheck = (identity) => {
        asked.push(identity)
        return Promise.resolve(true)
      }
      checkIdentityWith(yes)
      const attempt = await begin()
      const checks: readonly (readonly [IdentityCheck | null, string])[] = [
        [null, "identity_check_missing"],
        [() => Promise.resolve(false), "identity_not_proven"],
        [() => Promise.reject(new Error("The signature service is down.")), "identity_not_proven"],
      ]
      for (const [check, reason] of checks) {
        checkIdentityWith(check)
        const refused = await applyInLatvia(attempt)
        expect([refused.status, refused.body.reason]).toEqual([409, reason])
        expect(refused.body.message).toMatch(
          /^(This shop cannot take applications|Please confirm who you are)/,
        )
      }
      expect(await sent()).toBe(0)

      checkIdentityWith(yes)
      expect((await applyInLatvia(attempt)).status).toBe(200)
      const { applications } = await ledger(shop())
      expect(applications).toHaveLength(1)
      expect(applications[0].request.customer.identity_code).toBe(OFFICIAL)
      expect(asked).toEqual([
        {
          financingId: attempt.id,
          cartId: attempt.cartId,
          customerId: expect.stringMatching(/^cus_/),
          countryCode: "LV",
          identityCode: OFFICIAL,
        },
      ])
    })
  })
}
