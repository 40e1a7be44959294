import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { receiveCallback, type CallbackProblem } from "../../../../../../operations/callback/receive-callback"
import { readBody, readSigned } from "../../../read-signed-form"

const STATUS = { malformed: 400, not_authentic: 401 } as const satisfies Record<CallbackProblem, number>

/** Partner API, section 6. 200 only once the callback is committed; 400 malformed, 401 not authentic, 503 not stored. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const body = await readBody(req)
  const callback = body.ok ? readSigned(body.value) : body
  if (!callback.ok) {
    res.status(400).type("text/plain").send("malformed")
    return
  }
  try {
    const kept = await receiveCallback(deskOf(req.scope), req.params["connection_id"] ?? "", callback.value)
    if (kept.ok) res.status(200).type("text/plain").send("OK")
    else res.status(STATUS[kept.error]).type("text/plain").send(kept.error)
  } catch {
    res.status(503).type("text/plain").send("not stored")
  }
}
