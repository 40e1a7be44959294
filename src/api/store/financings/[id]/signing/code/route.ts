import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { confirmCode } from "../../../../../../operations/direct/confirm-code"
import { ownFinancing } from "../../../answer-shopper"
import { answerStep } from "../../../answer-step"
import type { CodeBody } from "../../../direct-validators"

/** Hands on the code of the message. */
export async function POST(req: MedusaRequest<CodeBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await confirmCode(desk, financing.id, req.validatedBody.code)
  await answerStep(desk, { financing, outcome }, res)
}
