import { payableOf, sameAmount, subtract } from "../../core/shared/money"
import type { FinancingRecord, OperationKind, OperationRecord } from "../../core/shared/records"
import type { Desk } from "../desk"

const GAVE_BACK: readonly OperationKind[] = ["record", "withdraw", "return_part"]

/** The operations that gave money back at the service and may still be booked as a refund of that amount. */
export async function openReturns(
  desk: Desk,
  financing: FinancingRecord,
  amount: string,
): Promise<readonly OperationRecord[]> {
  const rounded = payableOf(amount, financing.currency_code)
  const operations = await desk.records.listOperations(financing.id)
  return operations.filter(
    (operation) =>
      GAVE_BACK.includes(operation.kind) &&
      operation.status === "done" &&
      operation.consumed_by === null &&
      operation.amount !== null &&
      sameAmount(operation.amount, rounded),
  )
}

/** What Medusa has not booked as refunded yet, in major units. */
export async function leftToReturn(desk: Desk, financing: FinancingRecord): Promise<string> {
  const booked = (await desk.records.listOperations(financing.id)).flatMap(
    ({ consumed_by: refund, amount }) => (refund === null || amount === null ? [] : [amount]),
  )
  return subtract(financing.payable, booked)
}

/** Uses up the oldest open return of the amount for a refund, once. False when there is none. */
export async function consumeReturn(
  desk: Desk,
  financing: FinancingRecord,
  refund: { readonly amount: string; readonly refundId: string },
): Promise<boolean> {
  for (const operation of await openReturns(desk, financing, refund.amount)) {
    const consumed = await desk.records.changeOperation(operation, { consumed_by: refund.refundId })
    if (consumed !== null) return true
  }
  return false
}
