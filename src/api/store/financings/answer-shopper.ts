import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { actorOf } from "../../../commerce/actor"
import type { FinancingRecord } from "../../../core/shared/records"
import type { Desk } from "../../../operations/desk"
import { nextAction, shopperFinancing } from "../../../operations/shopper/next-action"
import { financingFor } from "../../../operations/shopper/shopper-access"

/** The financing of the path, for its shopper only. @throws MedusaError NOT_FOUND for everybody else */
export async function ownFinancing(desk: Desk, req: MedusaRequest): Promise<FinancingRecord> {
  const financing = await financingFor(desk, req.params["id"] ?? "", {
    token: req.get("x-financing-token") ?? null,
    customerId: actorOf(req),
  })
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such financing.")
  return financing
}

export async function answerShopper(
  desk: Desk,
  financing: FinancingRecord,
  res: MedusaResponse,
): Promise<void> {
  res.setHeader("Cache-Control", "no-store")
  res.json({
    financing: shopperFinancing(financing),
    next_action: await nextAction(desk, financing),
  })
}
