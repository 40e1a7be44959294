import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { FinancingRecord } from "../../../core/shared/records"
import type { Desk } from "../../../operations/desk"
import { nextAction, shopperFinancing } from "../../../operations/shopper/next-action"
import { financingFor } from "../../../operations/shopper/shopper-access"

export type ShopperRequest = AuthenticatedMedusaRequest

/** The financing of the path, for its shopper only. @throws MedusaError NOT_FOUND for everybody else */
export async function ownFinancing(desk: Desk, req: ShopperRequest): Promise<FinancingRecord> {
  const financing = await financingFor(desk, req.params["id"] ?? "", {
    token: req.get("x-financing-token") ?? null,
    customerId: req.auth_context?.actor_id ?? null,
  })
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such financing.")
  return financing
}

export function answerShopper(desk: Desk, financing: FinancingRecord, res: MedusaResponse): void {
  res.setHeader("Cache-Control", "no-store")
  res.json({
    financing: shopperFinancing(financing),
    next_action: nextAction(desk.records.settings, financing),
  })
}
