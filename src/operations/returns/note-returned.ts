import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { returnedInPart } from "./giving-back"

/** How often a lost compare-and-set is tried again. */
const ATTEMPTS = 5

/** The service holds the return: the operation is done, and the financing says how much has been given back. */
export async function noteReturned(
  desk: Desk,
  financing: FinancingRecord,
  { operation, actor }: { readonly operation: OperationRecord; readonly actor: string | null },
): Promise<OperationRecord> {
  const done = await desk.records.changeOperation(operation, { status: "done", next_try_at: null })
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const latest = await desk.records.findFinancing({ id: financing.id })
    if (latest === null) break
    const returned = returnedInPart(latest, await desk.records.listOperations(financing.id))
    const saved = await desk.records.changeFinancing(latest, {
      to: { returned },
      journal: [
        { kind: "action", summary: "return_confirmed", details: { amount: operation.amount }, actor },
      ],
    })
    if (saved !== null) break
  }
  return done ?? operation
}
