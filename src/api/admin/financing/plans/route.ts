import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../commerce/configuration-desk-of"
import { recordsOf } from "../../../../commerce/desk-of-container"
import { createPlan } from "../../../../operations/configuration/plans"
import { orThrow } from "../configuration-answer"
import type { NewPlanBody } from "../validators"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ plans: await recordsOf(req.scope).listPlans() })
}

/** Creates a plan; its price range and periods are read from the service. */
export async function POST(req: MedusaRequest<NewPlanBody>, res: MedusaResponse): Promise<void> {
  const plan = orThrow(await createPlan(configurationDeskOf(req.scope), req.validatedBody))
  res.status(201).json({ plan })
}
