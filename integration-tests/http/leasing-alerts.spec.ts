import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import {
  alertAbout,
  beginLeasing,
  callsOf,
  connectLeasing,
  journalOf,
  lastApplication,
} from "./support/leasing-shop"
import type { Loose } from "./support/shop"
import { financingOf, ledger, setSandbox, until } from "./support/shopper"

inAShop((shop) => {
  beforeEach(() => connectLeasing(shop()))

  it("a flood of forged alerts changes nothing, is followed by few checks and kept in few rows", async () => {
    await setSandbox(shop(), { leasing_alerts: { mode: "never" } })
    const { id } = await beginLeasing(shop())
    const { token, order_id: orderId, request } = await lastApplication(shop())
    const address = String(request.alert_url)
    const before = await financingOf(shop(), id)
    const checksBefore = await callsOf(shop(), "L5")
    const began = Date.now()
    const forged = (at: number) =>
      http(address, {
        body: new URLSearchParams({
          appl_token: at % 10 === 0 ? token.replace(/^./, "G") : token,
          order_id: orderId,
          appl_phase: ["FINISH", "CLOSE", "DEAL", `MADE_UP_${String(at)}`][at % 4] ?? "",
          appl_status: at % 3 === 0 ? `E${String(at)}` : "OK",
          sha1: "0".repeat(40),
        }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      })
    const answers: number[] = []
    for (let at = 0; at < 1_000; at += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => forged(at + index))
      answers.push(...(await Promise.all(batch)).map(({ status }) => status))
    }
    expect(answers.filter((status) => status === 404)).toHaveLength(100)
    expect(answers.filter((status) => status === 200)).toHaveLength(900)
    await new Promise((go) => setTimeout(go, 6_000))
    const seconds = (Date.now() - began) / 1_000
    const checks = (await callsOf(shop(), "L5")) - checksBefore
    expect(checks).toBeGreaterThanOrEqual(1)
    expect(checks).toBeLessThanOrEqual(Math.ceil(seconds / 5) + 1)
    const rows = (await journalOf(shop(), id)).filter(({ summary }) => summary === "alert_received")
    expect(rows.length).toBeLessThanOrEqual(8 * (1 + Math.ceil(seconds / 60)))
    expect(rows[0].details).toMatchObject({ sha1: "mismatch", followed: true })
    const after = await financingOf(shop(), id)
    const told = ["stage", "order_id", "payment_id", "attention", "payable", "orphaned"]
    for (const column of told) expect(after[column]).toEqual(before[column])
  })

  it("an alert is understood in every form in which it may be written", async () => {
    const encodings = ["form", "json", "json_camel", "json_utf16", "multipart", "query"]
    const { id } = await beginLeasing(shop())
    const application = await lastApplication(shop())
    for (const encoding of encodings) {
      await setSandbox(shop(), { leasing_alerts: { encoding, mode: "send" } })
      await alertAbout(shop(), application)
    }
    const { alerts } = await until(
      async () => (await ledger(shop())).leasing,
      ({ alerts: sent }) => sent.every(({ answers }: Loose) => answers.length > 0),
    )
    expect(alerts.map(({ answers }: Loose) => answers)).toEqual(encodings.map(() => [200]))
    const rows = (await journalOf(shop(), id)).filter(({ summary }) => summary === "alert_received")
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(rows[0].details).toMatchObject({ phase: "NEW", status: "OK", sha1: "plausible", followed: true })
  })

  it("an alert that is none is refused, and nothing of it is kept", async () => {
    const connectionId = await connectionOf()
    const address = `${shop().url}/hooks/financing/leasing/${connectionId}/alert`
    expect((await http(address, { body: "x=1" })).status).toBe(400)
    expect((await http(address)).status).toBe(400)
    const named = new URLSearchParams({
      appl_token: "A".repeat(40),
      order_id: "F1",
      appl_phase: "FINISH",
      appl_status: "OK",
    })
    expect((await http(`${address}?${named.toString()}`)).status).toBe(404)
  })

  const connectionOf = async (): Promise<string> => {
    const { connections } = (await shop().admin("/financing/connections")).body
    return connections.find((one: Loose) => one.system === "leasing").id
  }
})
