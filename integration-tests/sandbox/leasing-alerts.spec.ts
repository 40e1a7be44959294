import { createHash } from "node:crypto"
import { eventually } from "./support/eventually"
import { LeasingBench, LT } from "./support/leasing"

let bench: LeasingBench
beforeAll(async () => {
  bench = await LeasingBench.start()
})
afterEach(async () => {
  await bench.control("/reset", {})
  bench.merchant.arrivals.length = 0
  bench.merchant.answer = 200
})
afterAll(() => bench.close())

const sha1 = (...parts: readonly string[]) => createHash("sha1").update(parts.join("")).digest("hex")

describe("the alerts of the leasing service", () => {
  it("tell of each phase, with a hash over shop, token, phase and status", async () => {
    const token = await bench.open()
    await bench.act(token, "open", "apply", "sign")
    const arrivals = await bench.merchant.received(6)
    const told = arrivals.map(({ form }) => form.appl_phase).sort()
    expect(told).toEqual(["DEAL", "EVAL", "FINISH", "INIT", "OPTION", "PROPOSAL"])
    for (const { method, path, form } of arrivals) {
      expect([method, path]).toEqual(["POST", "/alert"])
      expect(form).toMatchObject({ appl_token: token, appl_status: "OK" })
      expect(form.sha1).toBe(sha1(LT.uuid, token, form.appl_phase ?? "", "OK"))
      expect("contract_no" in form).toBe(form.appl_phase === "FINISH")
    }
  })

  it.each([
    ["form", "application/x-www-form-urlencoded", "appl_phase=CANCEL"],
    ["json", "application/json", '"appl_phase":"CANCEL"'],
    ["json_camel", "application/json", '"applPhase":"CANCEL"'],
    ["json_utf16", "application/json; charset=utf-16le", '"\0a\0p\0p\0l\0_\0p\0h\0a\0s\0e\0"'],
    ["multipart", "multipart/form-data; boundary=", 'name="appl_phase"'],
  ])("may be written as %s", async (...[encoding, type, text]) => {
    await bench.settings({}, { encoding })
    await bench.act(await bench.open(), "cancel")
    const [arrival] = await bench.merchant.received(1)
    expect(arrival?.contentType).toContain(type)
    expect(arrival?.body.toString("latin1")).toContain(text)
  })

  it("may stand in the query", async () => {
    await bench.settings({}, { encoding: "query", sha1: "absent" })
    const token = await bench.open()
    await bench.act(token, "close_kac")
    const [arrival] = await bench.merchant.received(1)
    expect(arrival?.query).toMatchObject({ appl_token: token, appl_phase: "CLOSE", close_reason: "KAC" })
    expect(arrival?.query).not.toHaveProperty("sha1")
    expect(arrival?.body).toHaveLength(0)
  })

  it("may come twice, late, or never", async () => {
    await bench.settings({}, { copies: 2, delay_ms: 60_000 })
    await bench.act(await bench.open(), "cancel")
    expect(bench.merchant.arrivals).toHaveLength(0)
    await bench.control("/clock", { advance_seconds: 60 })
    expect(await bench.merchant.received(2)).toHaveLength(2)
    await bench.settings({}, { mode: "never" })
    await bench.act(await bench.open(), "cancel")
    expect(bench.alerts().map(({ state }) => state)).toEqual(["sent", "dropped"])
  })

  it("may be held, and released in either order", async () => {
    await bench.settings({}, { mode: "hold" })
    await bench.act(await bench.open(), "open", "cancel")
    expect((await bench.control("/leasing/alerts/release", { order: "reversed" })).body).toEqual({
      released: 2,
    })
    expect(bench.merchant.arrivals.map(({ form }) => form.appl_phase)).toEqual(["CANCEL", "INIT"])
  })

  it("may lie, and be sent at will", async () => {
    const token = await bench.open()
    const said = { phase: "FINISH", status: "OK", order_id: "ANOTHER", sha1: "wrong" }
    await bench.control(`/leasing/applications/${token}/alert`, said)
    const [arrival] = await bench.merchant.received(1)
    expect(arrival?.form).toMatchObject({ appl_phase: "FINISH", order_id: "ANOTHER" })
    expect(arrival?.form.sha1).not.toBe(sha1(LT.uuid, token, "FINISH", "OK"))
    expect(bench.ledger(token).phase).toBe("NEW")
    expect((await bench.control(`/leasing/applications/${token}/alert`, { sha1: "md5" })).status).toBe(400)
  })

  it("are written down with the shop's answers", async () => {
    bench.merchant.answer = 503
    await bench.act(await bench.open(), "cancel")
    await bench.merchant.received(1)
    await eventually(
      () => bench.alerts()[0]?.answers,
      (answers) => answers?.[0] === 503,
    )
  })
})
