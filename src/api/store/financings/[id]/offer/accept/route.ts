import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { acceptOffer } from "../../../../../../operations/direct/accept"
import { ownFinancing } from "../../../answer-shopper"
import { answerStep } from "../../../answer-step"
import type { AcceptBody } from "../../../direct-validators"

/** Accepts the offer that the shopper saw. */
export async function POST(req: MedusaRequest<AcceptBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await acceptOffer(desk, financing.id, req.validatedBody.offer_id)
  await answerStep(desk, { financing, outcome }, res)
}
