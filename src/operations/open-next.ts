import type { NewOperation } from "../core/shared/record-inputs"
import type { FinancingRecord, OperationRecord } from "../core/shared/records"
import type { Desk } from "./desk"

/** What is about to be done; without a status it is only intended. */
export type Intent = Omit<NewOperation, "financing_id" | "idempotency_key">

/** Saves an intent under the next free key of its kind: two that count at once get the same operation. */
export async function openNext(
  desk: Desk,
  { id }: Pick<FinancingRecord, "id">,
  intent: Intent,
): Promise<OperationRecord> {
  const earlier = (await desk.records.listOperations(id)).filter(({ kind }) => kind === intent.kind)
  return desk.records.openOperation({
    financing_id: id,
    idempotency_key: `${intent.kind}:${id}:${String(earlier.length + 1)}`,
    ...intent,
  })
}
