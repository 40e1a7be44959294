import { applicationToken } from "../ids"
import type { LeasingMark, Outcome } from "../meaning"
import { decisiveReading, observationOf, type CheckWords, type ReadApplication } from "../observation"
import { PHASES, RESULTS } from "../words"

const RULES = { finishWithoutStatus: false }
const NOTHING = { phase: null, status: null, closeReason: null, result: null }
const DETAILS = { contractNumber: null, advance: null }

const observe = (words: Partial<CheckWords>, rules = RULES) =>
  observationOf({ ...NOTHING, ...words }, DETAILS, rules)

const PHASE_OUTCOMES: Readonly<Record<string, Outcome>> = {
  NEW: "opened",
  INIT: "opened",
  EVAL: "deciding",
  REJECTED: "declined",
  OPTION: "offered",
  PROPOSAL: "offered",
  DEAL: "signing",
  FINISH: "signed",
  CANCEL: "cancelled",
  CLOSE: "cancelled",
}

const RESULT_OUTCOMES: Readonly<Record<string, readonly [Outcome, LeasingMark?]>> = {
  ERROR: ["ongoing", "check_error"],
  INIT_AUTH: ["opened"],
  POST_RECEIVED: ["opened"],
  WAITING_FOR_PERMISSION: ["opened"],
  PERMISSION_SIGNED: ["deciding"],
  VALIDATING_INFO: ["deciding"],
  WAITING_FOR_SIF_CONFIRM: ["deciding"],
  WAITING_FOR_DEAL_SIGN: ["signing"],
  NEED_HELP: ["ongoing", "customer_needs_help"],
  NO_LOAN_POSSIBLE: ["declined"],
  CLIENT_CANCELED: ["cancelled"],
  SIGNED_DEAL: ["signed"],
  SIGNED_DEAL_NO_ADVANCE: ["signed"],
  SIGNED_DEAL_YOUR_ADVANCE: ["signed_with_advance", "advance_to_collect"],
  SIGNED_DEAL_OFFLINE: ["signed_offline", "signed_offline"],
}

describe("an answer of endpoint 5 in phases", () => {
  it.each(PHASES)("says of %s, with status OK, what it means", (phase) => {
    expect(observe({ phase, status: "OK" })).toMatchObject({ outcome: PHASE_OUTCOMES[phase], marks: [] })
    expect(observe({ phase: ` ${phase.toLowerCase()} `, status: "ok" }).outcome).toBe(PHASE_OUTCOMES[phase])
  })

  it.each(PHASES)("waits and is marked in %s when the status is not OK", (phase) => {
    for (const status of ["ERR_17", "", "OKAY", "FAILED"])
      expect(observe({ phase, status, closeReason: "EXPIRED" })).toMatchObject({
        outcome: "ongoing",
        marks: ["status_not_ok"],
      })
  })

  it.each([
    ["EXPIRED", "expired"],
    ["UNFINANCEABLE", "declined"],
    ["KAC", "cancelled"],
    ["ANOTHER", "cancelled"],
    [null, "cancelled"],
  ])("says of CLOSE for the reason %s: %s, and keeps the reason", (closeReason, outcome) => {
    expect(observe({ phase: "CLOSE", status: "OK", closeReason })).toMatchObject({ outcome, closeReason })
  })

  it("is signed for one phase only, and only with a status that says OK", () => {
    const signed = PHASES.filter((phase) => observe({ phase, status: "OK" }).outcome.startsWith("signed"))
    expect(signed).toEqual(["FINISH"])
    expect(observe({ phase: "FINISH" })).toMatchObject({ outcome: "ongoing", marks: ["status_not_ok"] })
    expect(observe({ phase: "FINISH" }, { finishWithoutStatus: true }).outcome).toBe("signed")
    expect(observe({ phase: "FINISH", status: "ERR" }, { finishWithoutStatus: true }).outcome).toBe("ongoing")
  })

  it("waits for a phase that no document lists", () => {
    expect(observe({ phase: "FROZEN", status: "OK" })).toMatchObject({
      outcome: "ongoing",
      marks: ["unknown_word"],
      phase: "FROZEN",
    })
  })
})

describe("an answer of endpoint 5 in results", () => {
  it.each(RESULTS)("says of %s what it means", (result) => {
    const [outcome, mark] = RESULT_OUTCOMES[result] ?? []
    expect(observe({ result })).toMatchObject({ outcome, marks: mark === undefined ? [] : [mark] })
  })

  it("waits for a result that no document lists, and where there is neither", () => {
    for (const words of [{ result: "SIGNED_DEAL_SOMEHOW" }, { result: "" }, {}])
      expect(observe(words)).toMatchObject({ outcome: "ongoing", marks: ["unknown_word"] })
  })
})

describe("an answer of endpoint 5 in both", () => {
  it.each<[string, string, Outcome, LeasingMark[]]>([
    ["FINISH", "SIGNED_DEAL", "signed", []],
    ["FINISH", "SIGNED_DEAL_YOUR_ADVANCE", "signed_with_advance", ["advance_to_collect"]],
    ["FINISH", "SIGNED_DEAL_OFFLINE", "signed_offline", ["signed_offline"]],
    ["REJECTED", "NO_LOAN_POSSIBLE", "declined", []],
    ["DEAL", "POST_RECEIVED", "signing", []],
    ["INIT", "WAITING_FOR_DEAL_SIGN", "signing", []],
    ["INIT", "NEED_HELP", "opened", ["customer_needs_help"]],
    ["FINISH", "WAITING_FOR_DEAL_SIGN", "ongoing", ["contradiction"]],
    ["DEAL", "SIGNED_DEAL", "ongoing", ["contradiction"]],
    ["FINISH", "CLIENT_CANCELED", "ongoing", ["contradiction"]],
    ["CANCEL", "NO_LOAN_POSSIBLE", "ongoing", ["contradiction"]],
    ["REJECTED", "ERROR", "declined", ["check_error"]],
    ["CANCEL", "ERROR", "cancelled", ["check_error"]],
    ["FINISH", "ERROR", "ongoing", ["check_error", "contradiction"]],
    ["FINISH", "NEVER_SEEN", "ongoing", ["unknown_word", "contradiction"]],
  ])("of %s and %s: %s", (...[phase, result, outcome, marks]) => {
    expect(observe({ phase, status: "OK", result })).toMatchObject({ outcome, marks })
  })

  it("of CLOSE and ERROR: what the reason says, since the results have no word for an expiry", () => {
    const closed = { phase: "CLOSE", status: "OK", result: "ERROR" }
    expect(observe({ ...closed, closeReason: "EXPIRED" }).outcome).toBe("expired")
    expect(observe({ ...closed, closeReason: "KAC" }).outcome).toBe("cancelled")
    expect(observe({ ...closed, status: "ERR", closeReason: "EXPIRED" }).outcome).toBe("ongoing")
  })

  it("never is money while the status is not OK, whatever the result says", () => {
    for (const result of RESULTS)
      expect(observe({ phase: "FINISH", status: "ERR", result }).outcome).toBe("ongoing")
  })
})

describe("several applications of one financing", () => {
  const read = (token: string, words: Partial<CheckWords>): ReadApplication => ({
    token: applicationToken.parse(token),
    observation: observe(words),
  })
  const expired = read("OLD", { result: "ERROR" })
  const waiting = read("NEW", { result: "POST_RECEIVED" })
  const late = read("OLD", { result: "SIGNED_DEAL" })

  it("are where the newest is", () => {
    expect(decisiveReading([expired, waiting])).toEqual(waiting)
  })

  it("are signed when an old one is signed late", () => {
    expect(decisiveReading([late, waiting])).toEqual(late)
  })

  it("are marked when two of them are signed", () => {
    const both = decisiveReading([late, read("NEW", { phase: "FINISH", status: "OK" })])
    expect(both).toMatchObject({ token: "OLD", observation: { outcome: "signed", marks: ["signed_twice"] } })
  })
})
