import {
  apply,
  beginDirect,
  decide,
  nextOf,
  requestsAt,
  sellDirectly,
  step,
  untilAction,
  type DirectAttempt,
} from "../support/direct"
import { http, type Answer } from "../support/http"
import { backToNow, letTimePass } from "../support/moved-time"
import { files, PDF } from "../support/proofs"
import type { Loose, Shop } from "../support/shop"
import { setSandbox, until } from "../support/shopper"

const HOUR_MS = 3_600_000

/** The service wants the very proof that it has just been given. */
export function askedAgainTests(shop: () => Shop): void {
  const askOnceMore = (): Promise<unknown> => decide(shop(), { decision: "income_proof_required" })
  /** The service's callbacks tell seconds: two of the same second that say the same are one. Nobody is that fast. */
  const tick = (): Promise<void> => letTimePass(shop(), 1_000)
  const upload = async (attempt: DirectAttempt): Promise<Answer<Loose>> => {
    await tick()
    return step(shop(), attempt, { path: "/attachments", body: files(PDF) })
  }

  async function proving(settings: object = {}): Promise<DirectAttempt> {
    await sellDirectly(shop())
    await setSandbox(shop(), settings)
    await askOnceMore()
    const attempt = await beginDirect(shop())
    await apply(shop(), attempt)
    await untilAction(shop(), attempt, "prove_income")
    return attempt
  }

  async function shareAtBank(attempt: DirectAttempt, act: "share" | "leave" = "share"): Promise<void> {
    await tick()
    const { body } = await step(shop(), attempt, { path: "/banks" })
    const chosen = await step(shop(), attempt, { path: "/bank", body: { bank_id: body.banks[0].id } })
    const left = await http(`${String(chosen.body.redirect_url)}/${act}`, { method: "POST" })
    await http(String(left.headers.get("location")))
  }

  const untilAgain = (attempt: DirectAttempt): Promise<Loose> =>
    until(
      () => nextOf(shop(), attempt),
      ({ type, again }) => type === "prove_income" && again === true,
    )

  describe("a proof of the same kind that is asked for again", () => {
    afterEach(backToNow)

    it("is uploaded again, as often as the service wants it", async () => {
      const attempt = await proving()
      for (const time of [1, 2]) {
        await askOnceMore()
        expect((await upload(attempt)).status).toBe(200)
        expect(await untilAgain(attempt)).toMatchObject({ ways: ["bank", "upload"] })
        expect(await requestsAt(shop(), "C8")).toHaveLength(time)
      }
      await upload(attempt)
      await untilAction(shop(), attempt, "accept_offer")
    })

    it("is shared by a bank again, also when the service was faster than the browser", async () => {
      const attempt = await proving()
      await askOnceMore()
      await shareAtBank(attempt)
      expect(await untilAgain(attempt)).toMatchObject({ ways: ["bank", "upload"] })
      await shareAtBank(attempt)
      await untilAction(shop(), attempt, "accept_offer")
    })

    it("is not asked for while the service still looks at the first", async () => {
      const attempt = await proving({ income_proof_delay_ms: null })
      await upload(attempt)
      await step(shop(), attempt, { path: "/refresh", body: {} })
      expect(await nextOf(shop(), attempt)).toMatchObject({ type: "wait", for: "income_proof" })
      expect((await requestsAt(shop(), "C8")).length).toBe(1)
    })

    it("may be given again after days without a word, so that nobody waits for ever", async () => {
      const attempt = await proving({ income_proof_delay_ms: null, callbacks: { mode: "never" } })
      await shareAtBank(attempt, "leave")
      expect((await nextOf(shop(), attempt)).type).toBe("wait")
      await letTimePass(shop(), 24 * HOUR_MS)
      expect(await nextOf(shop(), attempt)).toMatchObject({ type: "prove_income", again: false })
      await upload(attempt)
      await letTimePass(shop(), 71 * HOUR_MS)
      expect((await nextOf(shop(), attempt)).type).toBe("wait")
      await letTimePass(shop(), 2 * HOUR_MS)
      expect((await nextOf(shop(), attempt)).type).toBe("prove_income")
    })
  })
}
