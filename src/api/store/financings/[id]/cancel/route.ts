import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { giveUp } from "../../../../../operations/direct/give-up"
import { ownFinancing } from "../../answer-shopper"
import { answerStep } from "../../answer-step"

/** The shopper gives the financing up. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await giveUp(desk, financing.id)
  await answerStep(desk, { financing, outcome }, res)
}
