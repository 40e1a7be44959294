import {
  apply,
  beginDirect,
  decide,
  sellDirectly,
  step,
  untilAction,
  type DirectAttempt,
} from "../support/direct"
import { http } from "../support/http"
import { files, PDF } from "../support/proofs"
import type { Loose, Shop } from "../support/shop"
import { fillCart, financingOf, ledger, start, until } from "../support/shopper"

const PASSWORD = "a-long-password"

/** Browsers that were closed, and customers who come back with their account. */
export function reopenedTests(shop: () => Shop): void {
  /** The shopper comes back from the checkout: nothing was kept in the browser. */
  async function reopened(attempt: DirectAttempt): Promise<Loose> {
    const { status, body } = await start(shop(), attempt.cartId, "hire-purchase")
    expect(status).toBe(200)
    expect(body.financing.id).toBe(attempt.id)
    const again = await step(shop(), { id: attempt.id, token: String(body.token) }, { path: "" })
    expect(again.body.next_action).toEqual(body.next_action)
    return body.next_action
  }

  it("a browser that is closed at every step goes on where it was", async () => {
    await sellDirectly(shop())
    await decide(shop(), { decision: "income_proof_required" })
    const attempt = await beginDirect(shop(), { method: "hire-purchase" })
    const go = (path: string, body: object = {}): Promise<Loose> => step(shop(), attempt, { path, body })
    expect((await reopened(attempt)).type).toBe("apply")
    await apply(shop(), attempt, { down_payment_amount: "49.00" })
    expect(["wait", "prove_income"]).toContain((await reopened(attempt)).type)
    await untilAction(shop(), attempt, "prove_income")
    expect((await reopened(attempt)).type).toBe("prove_income")
    await go("/attachments", files(PDF))
    const { offer } = await untilAction(shop(), attempt, "accept_offer")
    expect((await reopened(attempt)).offer.id).toBe(offer.id)
    await go("/offer/accept", { offer_id: offer.id })
    expect((await reopened(attempt)).type).toBe("sign")
    const { body } = await go("/signing", { method: "redirect" })
    const page = await reopened(attempt)
    expect(page).toMatchObject({ type: "sign", started: "redirect", url: body.next_action.url })
    await http(`${String(page.url)}/sign`, { method: "POST" })
    await until(
      () => reopened(attempt),
      ({ type }) => type === "pay_down",
    )
    const { body: link } = await go("/down-payment")
    expect(await reopened(attempt)).toMatchObject({ type: "pay_down", state: "open" })
    await http(`${String(link.redirect_url)}/pay`, { method: "POST" })
    const paid = await until(
      () => financingOf(shop(), attempt.id),
      ({ captured_at: at }) => at !== null,
      40_000,
    )
    const last = await start(shop(), attempt.cartId, "hire-purchase")
    expect(last.body.next_action).toEqual({ type: "complete", order_id: paid.order_id })
    const { applications, contracts } = await ledger(shop())
    expect([applications.length, contracts.length]).toEqual([1, 1])
  })

  async function signedIn(email: string): Promise<Loose> {
    const login = { email, password: PASSWORD }
    const { body: registered } = await http<Loose>(`${shop().url}/auth/customer/emailpass/register`, {
      body: login,
    })
    const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` })
    await shop().store("/customers", { headers: bearer(registered.token), body: { email } })
    const { body } = await http<Loose>(`${shop().url}/auth/customer/emailpass`, { body: login })
    return bearer(body.token)
  }

  it("a customer who is signed in needs no token, and sees nobody else's", async () => {
    await sellDirectly(shop())
    const owner = await signedIn("owner@example.com")
    const stranger = await signedIn("stranger@example.com")
    const cartId = await fillCart(shop(), { country: "pl" })
    await shop().store(`/carts/${cartId}/customer`, { method: "POST", headers: owner })
    const { body } = await start(shop(), cartId, "hire-purchase")
    const path = `/financings/${String(body.financing.id)}`
    const seen = await shop().store(path, { headers: owner })
    expect([seen.status, seen.body.next_action.type]).toEqual([200, "apply"])
    expect((await shop().store(path, { headers: stranger })).status).toBe(404)
    expect((await shop().store(path)).status).toBe(404)
    const given = await shop().store(`${path}/cancel`, { headers: owner, body: {} })
    expect(given.body.next_action).toEqual({ type: "choose_other", reason: "cancelled" })
  })
}
