import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { startSigning } from "../../../../../operations/direct/sign"
import { ownFinancing } from "../../answer-shopper"
import { answerStep } from "../../answer-step"
import type { SigningBody } from "../../direct-validators"

/** Begins the signing that the shopper chose. */
export async function POST(req: MedusaRequest<SigningBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await startSigning(desk, financing.id, req.validatedBody.method)
  await answerStep(desk, { financing, outcome }, res)
}
