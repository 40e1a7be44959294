import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../../../commerce/actor"
import { deskOf } from "../../../../../../../../commerce/desk-of-container"
import { abandonReturn } from "../../../../../../../../operations/returns/abandon-return"
import { orRefuse, shownReturn } from "../../../../../money-answers"
import { shownFinancing } from "../../../../../shown"

/** Leaves a return that was only planned or drafted; one that is tried every day stops. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "", return_id: returnId = "" } = req.params
  const key = { id, returnId, actor: actorOf(req) }
  const { financing, operation } = orRefuse(await abandonReturn(deskOf(req.scope), key))
  res.json({ financing: shownFinancing(financing), return: shownReturn(operation) })
}
