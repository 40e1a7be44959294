import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { changePurchase } from "../../../../../../operations/papers/purchase"
import { answerFinancing } from "../../../answer-command"
import type { PurchaseBody } from "../../../papers-validators"

/** Changes what the purchase is called at the service (D1). */
export async function POST(req: MedusaRequest<PurchaseBody>, res: MedusaResponse): Promise<void> {
  const change = { ...req.validatedBody, actor: actorOf(req) }
  answerFinancing(res, await changePurchase(deskOf(req.scope), req.params["id"] ?? "", change))
}
