import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { approve } from "../../../../../../operations/commands/merchant-commands"
import { orRefuse, shownCarried } from "../../../money-answers"

/** Approves the contract by Medusa's own capture. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const carried = await approve(deskOf(req.scope), req.params["id"] ?? "", { actor: actorOf(req) })
  res.json(shownCarried(orRefuse(carried)))
}
