import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../commerce/desk-of-container"
import { startFinancing } from "../../../operations/start/start-financing"
import { answerStart } from "./answer-start"
import type { StartBody } from "./validators"

/** Starts a financing for the cart, or finds the live one again. */
export async function POST(req: MedusaRequest<StartBody>, res: MedusaResponse): Promise<void> {
  const { cart_id: cartId, method } = req.validatedBody
  const desk = deskOf(req.scope)
  const outcome = await startFinancing(desk, { cartId, method, ip: req.ip ?? null })
  await answerStart(desk, outcome, res)
}
