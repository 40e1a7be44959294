import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../commerce/desk-of-container"
import { answerShopper, ownFinancing } from "../answer-shopper"

/** Where the shopper's financing stands, by the record alone. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  await answerShopper(desk, await ownFinancing(desk, req), res)
}
