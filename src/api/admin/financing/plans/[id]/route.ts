import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { configurationDeskOf } from "../../../../../commerce/configuration-desk-of"
import { recordsOf } from "../../../../../commerce/desk-of-container"
import { changePlan, removePlan } from "../../../../../operations/configuration/plans"
import { orThrow } from "../../configuration-answer"
import { defined } from "../../shown"
import type { PlanChangesBody } from "../../validators"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const plan = await recordsOf(req.scope).findPlan(req.params["id"] ?? "")
  if (plan === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such plan.")
  res.json({ plan })
}

export async function POST(req: MedusaRequest<PlanChangesBody>, res: MedusaResponse): Promise<void> {
  const desk = configurationDeskOf(req.scope)
  res.json({ plan: orThrow(await changePlan(desk, req.params["id"] ?? "", defined(req.validatedBody))) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? ""
  orThrow(await removePlan(configurationDeskOf(req.scope), id))
  res.json({ id, object: "financing_plan", deleted: true })
}
