import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../../../commerce/configuration-desk-of"
import { refreshPlan } from "../../../../../../operations/configuration/plans"
import { orThrow } from "../../../configuration-answer"

/** Reads the plan's price range and periods from the service again. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = configurationDeskOf(req.scope)
  res.json({ plan: orThrow(await refreshPlan(desk, req.params["id"] ?? "")) })
}
