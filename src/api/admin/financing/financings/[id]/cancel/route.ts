import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { cancel } from "../../../../../../operations/commands/merchant-commands"
import { orRefuse, shownCarried } from "../../../money-answers"

/** Cancels the contract while it is not active. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const carried = await cancel(deskOf(req.scope), req.params["id"] ?? "", { actor: actorOf(req) })
  res.json(shownCarried(orRefuse(carried)))
}
