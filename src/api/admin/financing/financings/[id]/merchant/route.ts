import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { nameMerchant } from "../../../../../../operations/papers/merchant"
import { answerFinancing } from "../../../answer-command"
import type { MerchantBody } from "../../../papers-validators"

/** Names the merchant behind the purchase (D3), in a shop that sells for several. */
export async function POST(req: MedusaRequest<MerchantBody>, res: MedusaResponse): Promise<void> {
  const given = { merchant: req.validatedBody, actor: actorOf(req) }
  answerFinancing(res, await nameMerchant(deskOf(req.scope), req.params["id"] ?? "", given))
}
