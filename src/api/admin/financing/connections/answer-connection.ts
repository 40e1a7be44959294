import type { MedusaRequest } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../commerce/configuration-desk-of"
import type { ConnectionRecord } from "../../../../core/shared/records"
import { connectionOverview } from "../../../../operations/configuration/connection-overview"

/** The answer of every request about one connection. */
export async function connectionAnswer(req: MedusaRequest, connection: ConnectionRecord) {
  const [shown] = await connectionOverview(configurationDeskOf(req.scope), [connection])
  return { connection: shown }
}
