import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { isEnd } from "../../core/shared/stage-moves"
import type { Desk } from "../desk"
import { partnerOf } from "../partner/partner-of"
import { offeredPaper } from "./offered-paper"
import { oneAtATime } from "./paper-run"
import { writePurchase } from "./purchase"

/** There is one for each financing, and it can be asked for again and again. */
const keyOf = (financingId: string): string => `purchase:order:${financingId}`

export const isOrderNumber = ({ financing_id: id, idempotency_key: key }: OperationRecord): boolean =>
  key === keyOf(id)

/**
 * Saves the intent to give the purchase the number of its order (D1), so that a process which dies here is followed
 * by the job. Nothing is sent, and the purchase of the shopper waits for nothing.
 * @returns null where there is nothing to tell: no order yet, no application, or the connection does not want it
 */
export async function intendOrderNumber(
  desk: Desk,
  financing: FinancingRecord,
): Promise<OperationRecord | null> {
  const { order_number: number, remote_application_id: application } = financing
  if (number === null || application === null || isEnd(financing.stage)) return null
  const { overrides } = await partnerOf(desk, financing)
  if (!overrides.purchaseReferenceFromOrder) return null
  return desk.records.openOperation({
    financing_id: financing.id,
    kind: "purchase",
    idempotency_key: keyOf(financing.id),
    note: "order_number",
    next_try_at: desk.clock.now(),
  })
}

/** Gives the purchase the number of its order. What the service refuses for good is left to a person. */
export async function tellOrderNumber(desk: Desk, operation: OperationRecord): Promise<void> {
  if (operation.status === "done" || operation.status === "refused") return
  const id = operation.financing_id
  const offered = await offeredPaper(desk, id, "purchase")
  if (!offered.ok) {
    await desk.records.changeOperation(operation, { status: "refused", next_try_at: null })
    return
  }
  const purchaseReference = String(offered.value.financing.order_number)
  await oneAtATime(desk, { id, of: "purchase" }, () =>
    writePurchase(desk, offered.value, { operation, change: { purchaseReference } }),
  )
}

/** The same for a financing that has just got its order. */
export async function tellOrderNumberOf(desk: Desk, id: string): Promise<void> {
  const financing = await desk.records.findFinancing({ id })
  const operation = financing === null ? null : await intendOrderNumber(desk, financing)
  if (operation !== null) await tellOrderNumber(desk, operation)
}
