import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { recordsOf } from "../../../../commerce/desk-of-container"
import type { FinancingsQuery } from "../list-validators"
import { shownFinancing } from "../shown"
import { wantedPage } from "./wanted-page"

/** A page of the financings; the newest first unless another order is asked for. */
export async function GET(req: MedusaRequest<unknown, FinancingsQuery>, res: MedusaResponse): Promise<void> {
  const { order, limit, after, before, last, ...filters } = req.validatedQuery
  const page = wantedPage({ order, after, before, last })
  const records = recordsOf(req.scope)
  const [{ financings, next, previous }, count] = await Promise.all([
    records.pageOfFinancings({ filters, order, limit, page }),
    records.countOfFinancings({ filters, order }),
  ])
  res.json({ financings: financings.map(shownFinancing), limit, count, next, previous })
}
