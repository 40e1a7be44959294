import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { readSchedule } from "../../../../../../operations/papers/schedule"
import { orRefuse } from "../../../money-answers"

/** How the financing is paid back (C9). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const schedule = await readSchedule(deskOf(req.scope), req.params["id"] ?? "")
  res.json({ schedule: orRefuse(schedule) })
}
