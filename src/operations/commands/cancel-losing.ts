import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { orphan } from "../raise-attention"
import { cancelFinancing } from "./cancel-financing"

/**
 * The cart's order is paid otherwise. What is not active yet is not paid: it is cancelled at once, so that the
 * customer does not owe a loan for nothing. What is paid is never dropped: a person decides.
 */
export async function cancelLosing(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (financing.stage !== "active") {
    const cancelled = await cancelFinancing(desk, financing.id, { actor: null })
    if (cancelled.ok) return cancelled.value
  }
  const latest = (await desk.records.findFinancing({ id: financing.id })) ?? financing
  return orphan(desk, latest, { reason: "orphaned_cart_completed_otherwise" })
}
