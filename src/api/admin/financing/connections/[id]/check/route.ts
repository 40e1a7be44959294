import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../../../commerce/configuration-desk-of"
import { testConnection } from "../../../../../../operations/configuration/test-connection"
import { orThrow } from "../../../configuration-answer"

/** Tests the connection by A1 and B2. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = configurationDeskOf(req.scope)
  res.json({ test: orThrow(await testConnection(desk, req.params["id"] ?? "")) })
}
