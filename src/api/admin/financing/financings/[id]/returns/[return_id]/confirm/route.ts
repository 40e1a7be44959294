import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../../../commerce/actor"
import { deskOf } from "../../../../../../../../commerce/desk-of-container"
import { confirmReturn } from "../../../../../../../../operations/returns/confirm-return"
import { orRefuse, shownReturn } from "../../../../../money-answers"
import { shownFinancing } from "../../../../../shown"

/** Confirms a drafted return, by Medusa's own refund of its amount. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "", return_id: returnId = "" } = req.params
  const key = { id, returnId, actor: actorOf(req) }
  const { financing, operation } = orRefuse(await confirmReturn(deskOf(req.scope), key))
  res.json({
    financing: shownFinancing(financing),
    return: shownReturn(operation),
    outcome: "done",
    sentence: null,
  })
}
