import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../../commerce/desk-of-container"
import { seeReturn } from "../../../../../../../operations/returns/see-return"
import { orRefuse, shownSeenReturn } from "../../../../money-answers"

/** One partial return with its payment schedules. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "", return_id: returnId = "" } = req.params
  res.json(shownSeenReturn(orRefuse(await seeReturn(deskOf(req.scope), id, returnId))))
}
