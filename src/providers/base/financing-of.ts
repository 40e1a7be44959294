import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../../operations/desk"

/**
 * The financing of a payment. `data` of a payment is what `authorizePayment` returned, so its id is our own;
 * the storefront can only write into the data of a session, which is never read here.
 */
export async function financingOfPayment(
  desk: Desk,
  data: Record<string, unknown> | undefined,
): Promise<FinancingRecord | null> {
  const id = data?.["financing_id"]
  return typeof id === "string" ? desk.records.findFinancing({ id }) : null
}
