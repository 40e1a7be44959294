import {
  actOnApplication,
  apply,
  beginDirect,
  closest,
  decide,
  nextOf,
  requestsAt,
  sellDirectly,
  step,
  toContract,
  untilAction,
} from "../support/direct"
import { http } from "../support/http"
import { files, PDF, PROGRAM } from "../support/proofs"
import type { Loose, Shop } from "../support/shop"
import { financingOf, ledger, until } from "../support/shopper"

/** What the service asks of the shopper before and after the signature. */
export function proofTests(shop: () => Shop): void {
  const proving = async () => {
    await sellDirectly(shop())
    await decide(shop(), { decision: "income_proof_required" })
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    const next = await untilAction(shop(), attempt, "prove_income")
    return { attempt, next }
  }

  it("an income is proven by a bank; one that never returns leaves the choice open", async () => {
    const { attempt, next } = await proving()
    expect(next).toMatchObject({ ways: ["bank", "upload"], again: false, limits: { max_files: 10 } })
    const { body } = await step(shop(), attempt, { path: "/banks" })
    expect(body.banks[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) })
    const chosen = await step(shop(), attempt, { path: "/bank", body: { bank_id: body.banks[0].id } })
    const page: string = chosen.body.redirect_url
    expect(page).toContain(`${shop().sandbox.url}/bank/retrievals/`)
    expect((await nextOf(shop(), attempt)).type).toBe("prove_income")

    const shared = await http(`${page}/share`, { method: "POST" })
    const back = await http(shared.headers.get("location") ?? "")
    expect([back.status, back.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("financing=pending"),
    ])
    expect(await untilAction(shop(), attempt, "accept_offer")).toMatchObject({ offer: { period: 6 } })
  })

  it("an income is proven by files, known by their first bytes, and asked for again by the service", async () => {
    const { attempt } = await proving()
    const refused = await step(shop(), attempt, { path: "/attachments", body: files(PDF, PROGRAM) })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      type: "file_refused",
      problems: [{ name: "2", reason: "file_kind" }],
    })
    const empty = await step(shop(), attempt, { path: "/attachments", body: files() })
    expect(empty.status).toBe(400)

    await decide(shop(), {
      decision: "income_proof_required",
      income_proof_type: "manual_internal_verification",
    })
    const sent = await step(shop(), attempt, { path: "/attachments", body: files(PDF) })
    expect(sent.status).toBe(200)
    const again = await until(
      async () => (await step(shop(), attempt, { path: "" })).body.next_action,
      (seen: Loose) => seen.type === "prove_income",
    )
    expect(again).toMatchObject({ ways: ["upload"], again: true })
    const bank = await step(shop(), attempt, { path: "/banks" })
    expect([bank.status, bank.body.reason]).toEqual([409, "bank_not_possible"])
    expect((await step(shop(), attempt, { path: "/attachments", body: files(PDF) })).status).toBe(200)
    await untilAction(shop(), attempt, "accept_offer")
    expect(JSON.stringify(await ledger(shop()))).not.toContain("statement of Anna")
  })

  it("a contract is signed on the service's page, which can be opened again", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop(), { method: "hire-purchase" })
    await toContract(shop(), attempt)
    const begun = await step(shop(), attempt, { path: "/signing", body: { method: "redirect" } })
    const { url } = begun.body.next_action
    expect(begun.body.next_action).toMatchObject({ type: "sign", started: "redirect" })
    expect((await nextOf(shop(), attempt)).url).toBe(url)
    const twice = await step(shop(), attempt, { path: "/signing", body: { method: "redirect" } })
    expect(twice.body.next_action.url).toBe(url)
    expect((await requestsAt(shop(), "E2")).length).toBe(1)
    await http(`${String(url)}/sign`, { method: "POST" })
    const financing = await until(
      () => financingOf(shop(), attempt.id),
      ({ captured_at: at }) => at !== null,
    )
    expect(financing.stage).toBe("active")
    const reads = [await requestsAt(shop(), "C2"), await requestsAt(shop(), "E4")]
    for (const moments of reads) expect(closest(moments)).toBeGreaterThanOrEqual(1_000)
    const printout = await step(shop(), attempt, { path: "/printout" })
    expect(printout.headers.get("content-type")).toBe("application/pdf")
  })

  it("a down payment is made by one link for each attempt; what the browser says is a hint", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop(), { method: "hire-purchase" })
    await toContract(shop(), attempt, { down_payment_amount: "49.00" })
    const { body: signing } = await step(shop(), attempt, { path: "/signing", body: { method: "redirect" } })
    await http(`${String(signing.next_action.url)}/sign`, { method: "POST" })
    await until(
      () => nextOf(shop(), attempt),
      (seen) => seen.type === "pay_down",
    )
    const pay = async (outcome: string): Promise<Loose> => {
      const { body } = await step(shop(), attempt, { path: "/down-payment", body: {} })
      const done = await http(`${String(body.redirect_url)}/${outcome}`, { method: "POST" })
      expect((await http(done.headers.get("location") ?? "")).status).toBe(303)
      return nextOf(shop(), attempt)
    }
    expect(await pay("fail")).toMatchObject({ type: "pay_down", state: "failed" })
    expect(await pay("unknown")).toMatchObject({ type: "pay_down", state: "unknown" })
    expect((await requestsAt(shop(), "E7")).length).toBe(2)
    await actOnApplication(shop(), "confirm_down_payment")
    const financing = await until(
      () => financingOf(shop(), attempt.id),
      ({ captured_at: at }) => at !== null,
    )
    expect(financing.stage).toBe("active")
  })
}
