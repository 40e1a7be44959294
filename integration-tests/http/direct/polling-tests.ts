import {
  actOnApplication,
  apply,
  beginDirect,
  closest,
  sellDirectly,
  step,
  toContract,
  untilAction,
  type DirectAttempt,
} from "../support/direct"
import { backToNow, letTimePass, runJob } from "../support/moved-time"
import type { Loose, Shop } from "../support/shop"
import { financingOf, ledger, setSandbox, until } from "../support/shopper"

/** Longer than the fast polling of a decision, in milliseconds. */
const PATIENCE_MS = 33_000

/** Partner API, section 4.G. */
export function pollingTests(shop: () => Shop): void {
  const refresh = (attempt: DirectAttempt): Promise<unknown> =>
    step(shop(), attempt, { path: "/refresh", body: {} })

  /** When the service was asked this of this application or contract. */
  async function reads(endpoint: "C2" | "E4", uuid: string, since = 0): Promise<number[]> {
    const { requests } = await ledger(shop())
    return requests
      .filter((one: Loose) => one.endpoint === endpoint && String(one.path).includes(uuid))
      .map((one: Loose) => Date.parse(one.at))
      .filter((moment: number) => moment > since)
  }

  async function signed(): Promise<{ readonly attempt: DirectAttempt; readonly at: number }> {
    const attempt = await beginDirect(shop())
    await toContract(shop(), attempt)
    await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
    const at = Date.now()
    await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })
    return { attempt, at }
  }

  describe("what is asked of the service", () => {
    afterEach(backToNow)

    it("is a decision 30 times and a contract 15 times at most, then nothing until somebody has a reason", async () => {
      await sellDirectly(shop())
      await setSandbox(shop(), { callbacks: { mode: "never" }, signing_activation_delay_ms: null })
      const { attempt: signing, at } = await signed()
      await setSandbox(shop(), { decision_delay_ms: null })
      const deciding = await beginDirect(shop(), { price: 199 })
      await apply(shop(), deciding)
      await new Promise((go) => setTimeout(go, PATIENCE_MS))

      const { remote_application_id: application } = await financingOf(shop(), deciding.id)
      const { remote_contract_id: contract } = await financingOf(shop(), signing.id)
      const decisions = await reads("C2", application)
      const contracts = await reads("E4", contract, at)
      expect(decisions.length).toBeGreaterThan(20)
      expect(decisions.length).toBeLessThanOrEqual(30)
      expect(contracts.length).toBeGreaterThan(8)
      expect(contracts.length).toBeLessThanOrEqual(15)
      for (const moments of [decisions, contracts]) expect(closest(moments)).toBeGreaterThanOrEqual(1_000)

      const more = async (): Promise<[number, number]> => [
        (await reads("C2", application)).length - decisions.length,
        (await reads("E4", contract, at)).length - contracts.length,
      ]
      await runJob(shop())
      expect(await more()).toEqual([0, 0])
      await letTimePass(shop(), 15_000)
      await Promise.all([1, 2, 3].flatMap(() => [refresh(deciding), refresh(signing)]))
      await refresh(deciding)
      expect(await more()).toEqual([1, 1])
      await letTimePass(shop(), 45_000)
      await runJob(shop())
      expect(await more()).toEqual([1, 1])
      await letTimePass(shop(), 16_000)
      await runJob(shop())
      await until(more, ([decided]) => decided > 1)
      expect(await more()).toEqual([2, 2])

      await setSandbox(shop(), { callbacks: { mode: "send" } })
      await actOnApplication(shop(), "decide_positive")
      expect(await untilAction(shop(), deciding, "accept_offer")).toMatchObject({ offer: { period: 6 } })
    })
  })
}
