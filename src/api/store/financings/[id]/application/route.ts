import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { applyForCredit } from "../../../../../operations/direct/apply"
import { ownFinancing } from "../../answer-shopper"
import { answerStep } from "../../answer-step"
import type { ApplicationBody } from "../../direct-validators"

/** Applies for the credit, once. What was entered is handed on and neither kept nor answered. */
export async function POST(req: MedusaRequest<ApplicationBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await applyForCredit(desk, financing.id, req.validatedBody)
  await answerStep(desk, { financing, outcome }, res)
}
