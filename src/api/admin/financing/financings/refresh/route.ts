import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { refreshMany } from "../../../../../operations/refresh-many"
import type { RefreshBody } from "../../list-validators"

/** Reads several financings from the service now, at most 50. */
export async function POST(req: MedusaRequest<RefreshBody>, res: MedusaResponse): Promise<void> {
  res.json({ results: await refreshMany(deskOf(req.scope), req.validatedBody.ids) })
}
