import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { DEFAULT_LEASING_SHOPS, startSandbox, type LeasingShop, type Sandbox } from "../../../../sandbox"
import { checkHash } from "../../../core/leasing/alert"
import { readAlert, type ReceivedAlert } from "../../../core/leasing/alert-body"
import { applicationNamed } from "../../../core/leasing/application-history"
import { orderIdOf } from "../../../core/leasing/order-id"
import { LEASING_SHOP, leasingClientOf, leasingRequest } from "../../__tests__/support/leasing"
import type { LeasingClient } from "../create-leasing-client"

const [LT] = DEFAULT_LEASING_SHOPS as [LeasingShop]

let sandbox: Sandbox
let client: LeasingClient

const control = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

describe("the service's alerts", () => {
  let shop: Server
  const received: ReceivedAlert[] = []
  beforeAll(async () => {
    shop = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on("data", (part: Buffer) => parts.push(part))
      request.on("end", () => {
        const query = (request.url ?? "").split("?")[1] ?? ""
        received.push({
          contentType: request.headers["content-type"] ?? null,
          body: Buffer.concat(parts),
          query,
        })
        response.end()
      })
    })
    await new Promise<void>((done) => shop.listen(0, "127.0.0.1", done))
    sandbox = await startSandbox({ port: 0, settings: { leasing_alerts: { mode: "hold" } } })
    client = leasingClientOf(sandbox.url, {}, LT.apiKey)
  })
  afterAll(async () => {
    client.close()
    await sandbox.close()
    await new Promise((done) => shop.close(done))
  })

  it.each(["form", "json", "json_camel", "json_utf16", "multipart", "query"])(
    "written as %s name the application and what it claims",
    async (encoding) => {
      await control("/settings", { leasing_alerts: { encoding, sha1: "pipe" } })
      const alertUrl = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}/alert`
      const orderId = orderIdOf(encoding, 1)
      const created = await client.createApplication(
        leasingRequest({ orderId, alertUrl, tariffCode: "LT-STANDARD" }),
      )
      if (!created.ok) throw new Error(JSON.stringify(created.error))
      const application = created.value
      await control(`/leasing/applications/${application.token}/act`, { action: "cancel" })
      received.length = 0
      await control("/leasing/alerts/release", {})
      const alert = readAlert(received[0] ?? { contentType: null, body: new Uint8Array(), query: "" })
      if (!alert.ok) throw new Error(alert.error.kind)
      expect(alert.value).toMatchObject({ phase: "CANCEL", status: "OK" })
      expect(applicationNamed([application], alert.value)).toEqual(application)
      expect(checkHash(alert.value, LEASING_SHOP)).toEqual({ verdict: "plausible", separator: "|" })
    },
  )
})
