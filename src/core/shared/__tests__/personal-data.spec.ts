import {
  erasedColumns,
  erasedDetails,
  erasedRemote,
  KEPT,
  oldBefore,
  whyKept,
  type KeptReason,
} from "../personal-data"
import { STAGES } from "../stage"
import { isEnd } from "../stage-moves"

const NOW = new Date("2026-11-21T12:00:00Z")
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000)
const TERMS = { now: NOW, returnWindowDays: 60 }

const ENDED = {
  stage: "declined",
  attention: null,
  closed_attention: null,
  created_at: daysAgo(400),
  activated_at: null,
  captured_at: null,
} as const

const PAID = { ...ENDED, stage: "active", activated_at: daysAgo(61), captured_at: daysAgo(61) } as const

const OPERATION = {
  kind: "return_part",
  status: "done",
  next_try_at: null,
  consumed_by: "ref_1",
  created_at: daysAgo(70),
} as const

const RECORD = { ...OPERATION, kind: "record", consumed_by: null, created_at: daysAgo(65) } as const

describe("what is known of a person", () => {
  it.each(STAGES.filter((stage) => !isEnd(stage) && stage !== "active"))(
    "is kept while the financing is %s",
    (stage) => {
      expect(whyKept({ ...ENDED, stage }, [], TERMS)).toBe("not_ended")
    },
  )

  it.each(STAGES.filter(isEnd))("may be erased once it is %s and was never paid", (stage) => {
    expect(whyKept({ ...ENDED, stage }, [], TERMS)).toBeNull()
  })

  it("is kept while a person has to decide, whatever the stage", () => {
    expect(whyKept({ ...ENDED, attention: "order_without_payment" }, [], TERMS)).toBe("attention")
    expect(whyKept({ ...PAID, attention: "refund_not_booked" }, [], TERMS)).toBe("attention")
  })

  it.each(["active", "withdrawn", "terminated"] as const)(
    "is kept of one that is %s until the return window of its contract is over",
    (stage) => {
      expect(whyKept({ ...PAID, stage, activated_at: daysAgo(59.9) }, [], TERMS)).toBe("within_return_window")
      expect(whyKept({ ...PAID, stage, activated_at: daysAgo(60) }, [], TERMS)).toBeNull()
    },
  )

  it("is kept of paid money that Medusa has not booked, until a person says what was done", () => {
    const unbooked = { ...PAID, captured_at: null }
    expect(whyKept(unbooked, [], TERMS)).toBe("not_captured")
    expect(whyKept(unbooked, [RECORD], TERMS)).toBeNull()
    expect(whyKept({ ...unbooked, closed_attention: "capture_failed" }, [], TERMS)).toBeNull()
  })

  it.each<[string, object, KeptReason | null]>([
    ["that will be tried again by itself", { status: "intended", next_try_at: NOW }, "operation_open"],
    ["whose outcome is not known", { status: "unknown" }, "operation_open"],
    ["that is on its way", { status: "sent" }, "operation_open"],
    ["that is done and not booked", { consumed_by: null }, "operation_open"],
    ["that was a withdrawal, not booked", { kind: "withdraw", consumed_by: null }, "operation_open"],
    ["that is done and booked", {}, null],
    ["that was refused", { status: "refused", consumed_by: null }, null],
    ["that is a draft nobody confirmed", { status: "intended", consumed_by: null }, null],
    ["that moves no money and was never answered", { kind: "approve", status: "unknown" }, null],
  ])("with an operation %s, is kept only while it is open", (_what, change, reason) => {
    expect(whyKept(PAID, [{ ...OPERATION, ...change }], TERMS)).toBe(reason)
  })

  it("what a person recorded afterwards closes an operation of before, and not one of later", () => {
    const unknown = { ...OPERATION, status: "unknown" } as const
    expect(whyKept(PAID, [unknown, RECORD], TERMS)).toBeNull()
    expect(whyKept(PAID, [{ ...unknown, created_at: daysAgo(64) }, RECORD], TERMS)).toBe("operation_open")
  })

  it("is old by whole days before now", () => {
    expect(oldBefore(NOW, 90)).toEqual(daysAgo(90))
  })

  it("has a sentence for every reason to keep it", () => {
    for (const sentence of Object.values(KEPT)) expect(sentence).toMatch(/\.$/)
  })
})

describe("an erased financing", () => {
  it("keeps neither the customer nor anything that was said, and of the contract its number and dates", () => {
    const facts = {
      contract_number: "C-1",
      signed_at: "2026-01-01",
      activator_name: "Anna Kowalska",
      payout_account_last_four: "1234",
      termination_reason: "deceased",
    }
    expect(erasedColumns({ facts }, NOW)).toEqual({
      customer_id: null,
      direct: null,
      facts: { contract_number: "C-1", signed_at: "2026-01-01" },
      sealed_redirect: null,
      attention_note: null,
      failure_codes: [],
      fingerprint: "erased",
      erased_at: NOW,
    })
    expect(erasedColumns({ facts: null }, NOW).facts).toBeNull()
  })

  it("keeps of its history ids and status words: no consent, no note, no code", () => {
    expect(
      erasedDetails({
        consents: [{ type: "DATA", value: true }],
        language: "pl",
        note: "Anna called",
        codes: ["negative_income"],
        stage: "declined",
        application: "a-1",
        session: { nested: "Anna" },
      }),
    ).toEqual({ stage: "declined", application: "a-1" })
  })

  it("keeps of its commands the ids at the service", () => {
    expect(erasedRemote({ version_uuid: "v-1", last_four: "1234", digest: "d" })).toEqual({
      version_uuid: "v-1",
    })
    expect(erasedRemote(null)).toBeNull()
  })
})
