import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../../commerce/actor"
import { deskOf } from "../../../../../../../commerce/desk-of-container"
import { returnDaily } from "../../../../../../../operations/returns/daily-returns"
import { amountOrThrow, orRefuse, shownReturn } from "../../../../money-answers"
import type { DailyReturnBody } from "../../../../money-validators"
import { shownFinancing } from "../../../../shown"

/** Plans a return that is tried every day by itself until the service allows it. */
export async function POST(req: MedusaRequest<DailyReturnBody>, res: MedusaResponse): Promise<void> {
  const wish = { amount: amountOrThrow(req.validatedBody.amount), actor: actorOf(req) }
  const planned = orRefuse(await returnDaily(deskOf(req.scope), req.params["id"] ?? "", wish))
  res.json({ financing: shownFinancing(planned.financing), return: shownReturn(planned.operation) })
}
