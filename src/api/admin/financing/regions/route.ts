import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listRegions } from "../../../../commerce/regions"

/** The shop's regions and which financing methods each has. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ regions: await listRegions(req.scope) })
}
