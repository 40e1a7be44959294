import { NEW_DIRECT_STATE, type DirectState } from "../../shared/direct-state"
import type { Stage } from "../../shared/stage"
import { directStateAfter } from "../direct-state-after"
import { offerOf } from "../offer"
import type { ApplicationReading } from "../observation"
import { application } from "./support/readings"

const NOW = new Date("2026-03-01T10:00:00Z")
const NO_COSTS = { monthlyPayment: null, creditCostRateAnnual: null, totalCost: null, schedule: null }

const after = (
  state: DirectState | null,
  { decision, ...read }: Partial<ApplicationReading> & Pick<ApplicationReading, "decision">,
  stage: { readonly before: Stage; readonly after: Stage },
): DirectState => {
  const reading = application(decision, read)
  const offer =
    reading.decision === "positive" ? offerOf(reading, { costs: NO_COSTS, currency: "pln" }) : null
  return directStateAfter(state, { application: reading, contract: null, offer, stage, now: NOW })
}

const offered = { before: "deciding", after: "offered" } as const
const proving = { before: "deciding", after: "proving_income" } as const
const ASKED = { amount: "249.00", period: 6, payment_day: null, down_payment_amount: null }

describe("what is kept of the direct flow after a reading", () => {
  it("shows what was asked beside conditions that the service has altered", () => {
    const state = after(
      { ...NEW_DIRECT_STATE, asked: ASKED },
      { decision: "positive", changedConditions: true, amount: "249.00", period: 12 },
      offered,
    )
    expect(state.before).toEqual(ASKED)
    expect(state.offer?.period).toBe(12)
  })

  it("shows the offer that stood before, when an offer is altered", () => {
    const first = after(null, { decision: "positive", amount: "249.00", period: 6 }, offered)
    const second = after(
      first,
      { decision: "positive", changedConditions: true, amount: "249.00", period: 12 },
      { before: "offered", after: "offered" },
    )
    expect(second.before?.period).toBe(6)
  })

  it("keeps the payments of an offer that is read again without them", () => {
    const first = after(null, { decision: "positive", amount: "249.00" }, offered)
    const schedule = { total: "260.00", rows: [] }
    const known = { ...first, offer: first.offer && { ...first.offer, schedule } }
    const again = after(
      known,
      { decision: "positive", amount: "249.00" },
      { before: "offered", after: "offered" },
    )
    expect(again.offer?.schedule).toEqual(schedule)
  })

  it("lets the shopper choose bank or upload, and asks again when the service does", () => {
    const first = after(
      null,
      { decision: "income_proof_required", incomeProofType: "ais_with_fallback_manual_upload_option" },
      proving,
    )
    expect(first.proof).toEqual({ ways: ["bank", "upload"], again: false, given: null })
    const given = {
      ...first,
      proof: first.proof && { ...first.proof, given: { way: "bank" as const, at: "x" } },
    }
    const same = { before: "proving_income", after: "proving_income" } as const
    const waiting = after(
      given,
      { decision: "income_proof_required", incomeProofType: "ais_with_fallback_manual_upload_option" },
      same,
    )
    expect(waiting.proof?.given).not.toBeNull()
    const manual = after(
      waiting,
      { decision: "income_proof_required", incomeProofType: "manual_internal_verification" },
      same,
    )
    expect(manual.proof).toEqual({ ways: ["upload"], again: true, given: null })
  })

  it("remembers since when a down payment is awaited, whatever is read later", () => {
    const first = after(null, { decision: "positive" }, { before: "signing", after: "paying_down" })
    const failed = {
      ...first,
      down_payment: first.down_payment && { ...first.down_payment, state: "failed" as const },
    }
    const later = after(failed, { decision: "positive" }, { before: "paying_down", after: "paying_down" })
    expect(later.down_payment).toEqual({ state: "failed", since: NOW.toISOString() })
  })
})
