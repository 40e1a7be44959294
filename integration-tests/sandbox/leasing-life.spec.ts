import { LeasingBench } from "./support/leasing"

let bench: LeasingBench
beforeAll(async () => {
  bench = await LeasingBench.start()
})
afterEach(() => bench.control("/reset", {}))
afterAll(() => bench.close())

const phasesOf = (token: string) => bench.ledger(token).history.map(({ phase }) => phase)

describe("the life of a leasing application", () => {
  it("goes phase by phase to a signed contract, and the shop is paid", async () => {
    const token = await bench.open()
    await bench.act(token, "open", "apply", "choose", "sign")
    expect(phasesOf(token)).toEqual(["NEW", "INIT", "EVAL", "OPTION", "PROPOSAL", "DEAL", "FINISH"])
    expect(bench.ledger(token)).toMatchObject({ result: "SIGNED_DEAL", paid_amount: "300.00", advance: null })
    expect((await bench.check(token)).body).toMatchObject({
      appl_phase: "FINISH",
      appl_status: "OK",
      contract_no: expect.stringMatching(/^L7\d{6}$/) as string,
    })
    expect(bench.sandbox.ledger().leasing.paid).toBe("300.00")
  })

  it("has no contract in the phase DEAL", async () => {
    const token = await bench.open()
    await bench.act(token, "choose")
    expect((await bench.check(token)).body).toMatchObject({ appl_phase: "DEAL" })
    expect((await bench.check(token)).body).not.toHaveProperty("contract_no")
  })

  it.each([
    ["sign_no_advance", "SIGNED_DEAL_NO_ADVANCE", null, "300.00"],
    ["sign_with_advance", "SIGNED_DEAL_YOUR_ADVANCE", "60.00", "240.00"],
    ["sign_offline", "SIGNED_DEAL_OFFLINE", null, "300.00"],
  ])("ends signed by %s", async (...[act, result, advance, paid]) => {
    const token = await bench.open()
    await bench.act(token, act)
    await bench.settings({ check: "result" })
    expect((await bench.check(token)).body).toMatchObject({
      result,
      ...(advance === null ? {} : { advance }),
    })
    expect(bench.ledger(token)).toMatchObject({ phase: "FINISH", advance, paid_amount: paid })
  })

  it.each([
    ["reject", "REJECTED", null, "NO_LOAN_POSSIBLE"],
    ["cancel", "CANCEL", null, "CLIENT_CANCELED"],
    ["close_expired", "CLOSE", "EXPIRED", "ERROR"],
    ["close_unfinanceable", "CLOSE", "UNFINANCEABLE", "NO_LOAN_POSSIBLE"],
    ["close_kac", "CLOSE", "KAC", "CLIENT_CANCELED"],
    ["close_other", "CLOSE", "DUPLICATE", "CLIENT_CANCELED"],
  ])("ends without money by %s, and never moves again", async (...[act, phase, reason, result]) => {
    const token = await bench.open()
    await bench.act(token, act)
    expect(bench.ledger(token)).toMatchObject({ phase, close_reason: reason, result, paid_amount: "0.00" })
    for (const later of ["sign", "cancel", "apply", "close_kac", "need_help"])
      expect((await bench.tryToAct(token, later)).status).toBe(409)
  })

  it("is decided by the amount, or waits to be decided", async () => {
    const rejected = await bench.open(1050)
    await bench.act(rejected, "apply")
    expect(bench.ledger(rejected).phase).toBe("REJECTED")
    await bench.settings({ decision: "wait" })
    const waiting = await bench.open(1050)
    await bench.act(waiting, "apply")
    expect(bench.ledger(waiting).phase).toBe("EVAL")
    expect((await bench.tryToAct(waiting, "apply")).status).toBe(409)
    await bench.act(waiting, "grant")
    expect(bench.ledger(waiting).phase).toBe("OPTION")
  })

  it.each([
    ["ask_permission", "WAITING_FOR_PERMISSION"],
    ["sign_permission", "PERMISSION_SIGNED"],
    ["need_help", "NEED_HELP"],
    ["fail_check", "ERROR"],
  ])("has steps that are no phases: %s", async (act, result) => {
    const token = await bench.open()
    await bench.act(token, "open", act)
    expect(bench.ledger(token)).toMatchObject({ phase: "INIT", result })
  })

  it("may have an error for a status", async () => {
    const token = await bench.open()
    await bench.act(token, "sign", "fail_status")
    expect((await bench.check(token)).body).toMatchObject({ appl_phase: "FINISH", appl_status: "ERR_SYSTEM" })
    await bench.act(token, "restore_status")
    expect((await bench.check(token)).body).toMatchObject({ appl_status: "OK" })
  })

  it("closes when its token expires, unless the customer has applied", async () => {
    const [idle, busy] = [await bench.open(), await bench.open()]
    await bench.act(busy, "apply")
    await bench.control("/clock", { advance_seconds: 24 * 3600 })
    expect(bench.ledger(idle)).toMatchObject({ phase: "CLOSE", close_reason: "EXPIRED" })
    expect(bench.ledger(busy).phase).toBe("OPTION")
    await bench.act(busy, "sign")
    expect(bench.ledger(busy).phase).toBe("FINISH")
  })

  it("may lose its token only, and be signed late", async () => {
    await bench.settings({ expiry: "token_only" })
    const token = await bench.open()
    await bench.control("/clock", { advance_seconds: 24 * 3600 })
    expect(bench.ledger(token).phase).toBe("NEW")
    await bench.act(token, "sign")
    expect((await bench.check(token)).body).toMatchObject({ appl_phase: "FINISH" })
  })

  it.each([["explode"], [undefined]])("knows no act %s", async (action) => {
    const token = await bench.open()
    expect((await bench.control(`/leasing/applications/${token}/act`, { action })).status).toBe(400)
    expect((await bench.control("/leasing/applications/NONE/act", { action: "sign" })).status).toBe(404)
  })
})
