import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { isShopper } from "../tokens"

export interface Visitor {
  readonly token: string | null
  readonly customerId: string | null
}

/** The financing, if the visitor holds its token or is the signed-in customer who owns it; else null. */
export async function financingFor(
  desk: Desk,
  id: string,
  visitor: Visitor,
): Promise<FinancingRecord | null> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return null
  const byToken = visitor.token !== null && isShopper(financing.token_hash, visitor.token)
  const byCustomer = visitor.customerId !== null && visitor.customerId === financing.customer_id
  return byToken || byCustomer ? financing : null
}
