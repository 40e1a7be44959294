import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { payDown } from "../../../../../operations/direct/pay-down"
import { ownFinancing } from "../../answer-shopper"
import { answerRedirect } from "../../answer-step"

/** Where the shopper makes the down payment; a new page for each attempt. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  answerRedirect(await payDown(desk, financing.id), financing, res)
}
