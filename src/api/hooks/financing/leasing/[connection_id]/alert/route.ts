import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { receiveAlert, type AlertProblem } from "../../../../../../operations/callback/receive-alert"
import { readBytes } from "../../../read-signed-form"

const STATUS = { malformed: 400, unknown: 404 } as const satisfies Record<AlertProblem, number>

/**
 * Leasing API, section 6. 200 without a body once the alert is kept; 400 malformed, 404 of no application of this
 * connection, 503 not stored.
 */
async function hear(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const body = await readBytes(req)
  if (!body.ok) {
    res.status(STATUS.malformed).end()
    return
  }
  try {
    const kept = await receiveAlert(deskOf(req.scope), req.params["connection_id"] ?? "", {
      contentType: req.get("content-type") ?? null,
      body: body.value,
      query: req.originalUrl.split("?")[1] ?? "",
    })
    res.status(kept.ok ? 200 : STATUS[kept.error]).end()
  } catch {
    res.status(503).end()
  }
}

export { hear as GET, hear as POST }
