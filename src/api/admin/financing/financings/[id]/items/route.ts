import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { changeItems } from "../../../../../../operations/papers/items"
import { answerFinancing } from "../../../answer-command"
import type { ItemsBody } from "../../../papers-validators"

/** Tells the service what was bought (D2), and has the contract printed anew. */
export async function POST(req: MedusaRequest<ItemsBody>, res: MedusaResponse): Promise<void> {
  const given = { items: req.validatedBody.items, actor: actorOf(req) }
  answerFinancing(res, await changeItems(deskOf(req.scope), req.params["id"] ?? "", given))
}
