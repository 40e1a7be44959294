import { createHash } from "node:crypto"
import { alertDedupeKey, checkHash, isAlertHeard, type LeasingAlert } from "../alert"
import { readAlert, type ReceivedAlert } from "../alert-body"
import { leasingShopId } from "../ids"

const SHOP = leasingShopId.parse("c3945e9e-426f-8859-8b60-3b9e9a46d101")
const FIELDS = {
  appl_token: "0E7F74967CA051F45E14AE2B0E6EB1B70A3292EE",
  order_id: "5E13I266GV",
  appl_phase: "FINISH",
  appl_status: "OK",
}
const ALERT: LeasingAlert = {
  token: FIELDS.appl_token,
  orderId: FIELDS.order_id,
  phase: "FINISH",
  status: "OK",
  sha1: null,
  contractNumber: null,
  closeReason: null,
}
const sent = (
  change: Partial<Omit<ReceivedAlert, "body">> & { body?: string | Uint8Array },
): ReceivedAlert => ({
  contentType: null,
  query: "",
  ...change,
  body: typeof change.body === "string" ? Buffer.from(change.body) : (change.body ?? new Uint8Array()),
})
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const parts = (fields: Record<string, string>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    "--b--\r\n",
  ].join("")

describe("an alert", () => {
  it.each<[string, ReceivedAlert]>([
    ["a form", sent({ contentType: "application/x-www-form-urlencoded", body: form(FIELDS) })],
    ["a form without a type", sent({ body: form(FIELDS) })],
    ["JSON", sent({ contentType: "application/json; charset=utf-8", body: JSON.stringify(FIELDS) })],
    [
      "JSON called a form",
      sent({ contentType: "application/x-www-form-urlencoded", body: JSON.stringify(FIELDS) }),
    ],
    ["wrapped JSON", sent({ body: JSON.stringify({ alert: FIELDS }) })],
    ["a list of one", sent({ body: JSON.stringify([FIELDS]) })],
    [
      "camelCase",
      sent({
        body: JSON.stringify({
          applToken: ALERT.token,
          orderId: ALERT.orderId,
          applPhase: "FINISH",
          applStatus: "OK",
        }),
      }),
    ],
    [
      "capitals",
      sent({ body: form(Object.fromEntries(Object.entries(FIELDS).map(([k, v]) => [k.toUpperCase(), v]))) }),
    ],
    [
      "UTF-16",
      sent({
        contentType: "application/json; charset=utf-16le",
        body: Buffer.from(JSON.stringify(FIELDS), "utf16le"),
      }),
    ],
    ["an unknown charset", sent({ contentType: "text/plain; charset=klingon", body: form(FIELDS) })],
    ["multipart", sent({ contentType: "multipart/form-data; boundary=b", body: parts(FIELDS) })],
    ["the query", sent({ query: form(FIELDS) })],
  ])("is read from %s", (_, received) => {
    expect(readAlert(received)).toEqual({ ok: true, value: ALERT })
  })

  it("carries what else it says", () => {
    const fields = { ...FIELDS, sha1: "AB", contract_no: "L-1", close_reason: "KAC" }
    expect(readAlert(sent({ body: form(fields) }))).toMatchObject({
      value: { sha1: "AB", contractNumber: "L-1", closeReason: "KAC" },
    })
  })

  it.each<[string, ReceivedAlert]>([
    ["nothing", sent({})],
    ["no token", sent({ body: form({ ...FIELDS, appl_token: "" }) })],
    ["no order id", sent({ body: JSON.stringify({ ...FIELDS, order_id: null }) })],
    ["an object for a token", sent({ body: JSON.stringify({ ...FIELDS, appl_token: {} }) })],
    ["a long value", sent({ body: form({ ...FIELDS, appl_phase: "F".repeat(300) }) })],
    ["a long body", sent({ body: form({ ...FIELDS, filler: "x".repeat(20_000) }) })],
    ["HTML", sent({ contentType: "text/html", body: "<html></html>" })],
    ["multipart without a boundary", sent({ contentType: "multipart/form-data", body: parts(FIELDS) })],
  ])("of %s is malformed", (_, received) => {
    expect(readAlert(received)).toEqual({ ok: false, error: { kind: "malformed_alert" } })
  })
})

describe("an alert's sha1", () => {
  it.each([
    ["", "b675247e595139a0c31c9930e4fecd2ac44b3667"],
    ["|", "66b1f0d859585133a17029e3fcddd11ffcf82c91"],
    [";", "ab811a2ab2117ec6d5b6db5fc917a2c824321450"],
    [":", "3bef3594205c94cadc4288115a588114d5975e60"],
    [",", "e41e47bb4d71317ac6f32d99e172727c705f0104"],
    ["&", "e9f75e14fdcff7ce64305c0d812c3f8c7b0f847a"],
  ])("with %j between its parts is plausible, in either letter case", (separator, sha1) => {
    expect(checkHash({ ...ALERT, sha1 }, SHOP)).toEqual({ verdict: "plausible", separator })
    expect(checkHash({ ...ALERT, sha1: sha1.toUpperCase() }, SHOP)).toEqual({
      verdict: "plausible",
      separator,
    })
  })

  it("does not fit another shop, token, phase or status, nor text that is no hash", () => {
    const sha1 = createHash("sha1").update([SHOP, ALERT.token, "FINISH", "OK"].join("")).digest("hex")
    const others = [{ token: "ANOTHER" }, { phase: "DEAL" }, { status: "ERR" }, { sha1: "zz" }]
    for (const change of others)
      expect(checkHash({ ...ALERT, sha1, ...change }, SHOP)).toEqual({ verdict: "mismatch" })
    expect(checkHash({ ...ALERT, sha1 }, leasingShopId.parse("another"))).toEqual({ verdict: "mismatch" })
    expect(checkHash(ALERT, SHOP)).toEqual({ verdict: "absent" })
  })

  it("decides nothing unless the connection demands it", () => {
    for (const verdict of ["mismatch", "absent"] as const) {
      expect(isAlertHeard({ verdict }, "noted")).toBe(true)
      expect(isAlertHeard({ verdict }, "required")).toBe(false)
    }
    expect(isAlertHeard({ verdict: "plausible", separator: "" }, "required")).toBe(true)
  })
})

describe("the journal's key of an alert", () => {
  const at = (time: string) => new Date(`2026-03-01T${time}Z`)
  const key = (id: string, change: Partial<LeasingAlert>, time: string) =>
    alertDedupeKey(id, { ...ALERT, ...change }, at(time))

  it("is one for each financing, phase, status and minute", () => {
    const first = key("fin_1", {}, "10:00:00")
    expect(key("fin_1", { sha1: "another" }, "10:00:59")).toBe(first)
    const others = [
      key("fin_1", {}, "10:01:00"),
      key("fin_2", {}, "10:00:00"),
      key("fin_1", { phase: "DEAL" }, "10:00:00"),
      key("fin_1", { status: "ERR" }, "10:00:00"),
    ]
    expect(new Set([first, ...others]).size).toBe(5)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
  })
})
