import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { recordsOf } from "../../../../commerce/desk-of-container"
import { shownFinancing } from "../shown"
import type { FinancingsQuery } from "../validators"

/** Financings, newest first, by stage, method and attention. */
export async function GET(req: MedusaRequest<unknown, FinancingsQuery>, res: MedusaResponse): Promise<void> {
  const { limit, offset, ...filters } = req.validatedQuery
  const [financings, count] = await recordsOf(req.scope).pageOfFinancings(filters, { limit, offset })
  res.json({ financings: financings.map(shownFinancing), count, limit, offset })
}
