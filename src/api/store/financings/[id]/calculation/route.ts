import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { calculateTerms } from "../../../../../operations/direct/calculate-terms"
import { ownFinancing } from "../../answer-shopper"
import { answerRefusal } from "../../answer-step"
import type { CalculationBody } from "../../direct-validators"

/** What other terms would cost: preliminary, before anybody has applied. */
export async function POST(req: MedusaRequest<CalculationBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await calculateTerms(desk, financing, req.validatedBody)
  if (!outcome.ok) {
    answerRefusal(outcome.error, financing, res)
    return
  }
  res.setHeader("Cache-Control", "no-store")
  res.json({ calculation: outcome.value })
}
