import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { recordsOf } from "../../../../../commerce/desk-of-container"
import type { FunnelQuery } from "../../list-validators"

/** How far the financings of the last weeks got, and what was paid in each week. */
export async function GET(req: MedusaRequest<unknown, FunnelQuery>, res: MedusaResponse): Promise<void> {
  res.json(await recordsOf(req.scope).funnel(req.validatedQuery.weeks, new Date()))
}
