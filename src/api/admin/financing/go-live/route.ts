import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../commerce/configuration-desk-of"
import { listRegions } from "../../../../commerce/regions"
import { goLiveOf } from "../../../../operations/configuration/go-live-of"

/** What is still missing before the shop sells for real. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await goLiveOf(configurationDeskOf(req.scope), await listRegions(req.scope)))
}
