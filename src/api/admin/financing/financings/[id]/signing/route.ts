import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { confirmSigningWorkflow } from "../../../../../../workflows/confirm-signing"
import type { SigningBody } from "../../../signing-validator"

/** The merchant says that the customer has signed elsewhere: on paper, or by the store's own solution. */
export async function POST(req: MedusaRequest<SigningBody>, res: MedusaResponse): Promise<void> {
  const { method } = req.validatedBody
  const input = { id: req.params["id"] ?? "", method, actor: actorOf(req) }
  const { result } = await confirmSigningWorkflow(req.scope).run({ input })
  res.json({ financing: result })
}
