import {
  APPLICANT,
  apply,
  beginDirect,
  decide,
  nextOf,
  requestsAt,
  sellDirectly,
  step,
  untilAction,
} from "../support/direct"
import { EMPTY, files, PDF } from "../support/proofs"
import type { Loose, Shop } from "../support/shop"
import { fault, financingOf, ledger, setSandbox } from "../support/shopper"

/** Of somebody who was born in 2015, with the right check digit. */
const CHILD = "15251412342"

/** Of another person than the usual applicant. */
const OTHER_PERSON = "90011512346"

/** What is entered wrongly, or sent and not answered. */
export function mistakeTests(shop: () => Shop): void {
  const problems = ({ body }: Loose): string[][] =>
    body.problems.map(({ field, reason }: Loose) => [field, reason])

  it("nobody under age applies, whatever the check digit says", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop())
    const refused = await apply(shop(), attempt, {
      applicant: { ...APPLICANT, "customer.identity_code": CHILD },
    })
    expect(refused.status).toBe(400)
    expect(problems(refused)).toEqual([["customer.identity_code", "under_age"]])
    expect(JSON.stringify(refused.body)).not.toContain(CHILD)
    expect(await requestsAt(shop(), "C1")).toEqual([])
    expect((await nextOf(shop(), attempt)).type).toBe("apply")
  })

  it("data of another customer is answered with a sentence that tells nothing of anybody, and can be put right", async () => {
    await sellDirectly(shop())
    await apply(shop(), await beginDirect(shop()))
    const attempt = await beginDirect(shop(), { price: 199 })
    const clashing = { ...APPLICANT, "customer.identity_code": OTHER_PERSON }
    const refused = await apply(shop(), attempt, { applicant: clashing })
    expect(refused.status).toBe(400)
    expect(problems(refused)).toEqual([["application", "refused_by_service"]])
    const said = JSON.stringify(refused.body)
    for (const value of Object.values(clashing)) expect(said).not.toContain(value)

    const own = { "customer_contact.mobile": "+48500600701", "customer_contact.email": "ewa@example.com" }
    expect((await apply(shop(), attempt, { applicant: { ...clashing, ...own } })).status).toBe(200)
    expect((await ledger(shop())).applications).toHaveLength(2)
  })

  it("an application whose answer breaks off was sent once, and a person finds out", async () => {
    await sellDirectly(shop())
    await fault(shop(), { endpoint: "C1", kind: "stall", ms: 100, times: 1 })
    const attempt = await beginDirect(shop())
    const applied = await apply(shop(), attempt)
    expect(applied.body.next_action).toEqual({ type: "choose_other", reason: "shop_will_contact" })
    expect(await financingOf(shop(), attempt.id)).toMatchObject({
      attention: "application_unknown",
      exits: expect.arrayContaining(["record"]),
    })
    expect((await apply(shop(), attempt)).body.reason).toBe("application_unknown")
    expect(await requestsAt(shop(), "C1")).toHaveLength(1)
  })

  it("files that are empty, too many or too large together reach nobody", async () => {
    await sellDirectly(shop(), { direct: { uploads: { max_files: 2, max_bytes: 1_500 } } })
    await decide(shop(), { decision: "income_proof_required" })
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    await untilAction(shop(), attempt, "prove_income")
    const send = async (...given: Blob[]): Promise<unknown[]> => {
      const { status, body } = await step(shop(), attempt, { path: "/attachments", body: files(...given) })
      return [status, ...body.problems.map(({ name, reason }: Loose) => `${String(name)} ${String(reason)}`)]
    }
    const large = new Blob([PDF, Buffer.alloc(1_000)])
    expect(await send(EMPTY)).toEqual([400, "1 file_kind"])
    expect(await send(PDF, EMPTY)).toEqual([400, "2 file_kind"])
    expect(await send(large)).toEqual([400, "1 file_size"])
    expect(await send(PDF, new Blob([PDF, Buffer.alloc(500)]))).toEqual([400, "2 file_total"])
    expect(await send(PDF, PDF, PDF)).toEqual([400, "3 file_count"])
    expect((await ledger(shop())).applications[0].attachments).toEqual([])
    expect((await nextOf(shop(), attempt)).type).toBe("prove_income")
    await setSandbox(shop(), { callbacks: { mode: "never" } })
  })
}
