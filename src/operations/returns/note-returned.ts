import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { changeAnyway } from "../change-anyway"
import type { Desk } from "../desk"
import { returnedInPart } from "./giving-back"

/** The service holds the return: the operation is done, and the financing says how much has been given back. */
export async function noteReturned(
  desk: Desk,
  financing: FinancingRecord,
  { operation, actor }: { readonly operation: OperationRecord; readonly actor: string | null },
): Promise<OperationRecord> {
  const done = await desk.records.changeOperation(operation, { status: "done", next_try_at: null })
  await changeAnyway(desk, financing, async (latest) => ({
    to: { returned: returnedInPart(latest, await desk.records.listOperations(latest.id)) },
    journal: [{ kind: "action", summary: "return_confirmed", details: { amount: operation.amount }, actor }],
  }))
  return done ?? operation
}
