import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import type { Budget } from "../budget"
import { done } from "../commands/withdraw-financing"
import { isBeingSent } from "../commands/run-command"
import type { Desk } from "../desk"
import { draftColumns, draftOf } from "./draft"
import { isSentBack } from "./giving-back"
import { noteReturned } from "./note-returned"
import { isActivated, versionsOf } from "./versions"

/** Sent, and nobody knows whether it was done. A lost draft is no danger: a draft alone gives nothing back. */
const isUnclear = (operation: OperationRecord): boolean =>
  isSentBack(operation) &&
  (operation.status === "unknown" || operation.status === "sent") &&
  (operation.kind === "withdraw" || draftOf(operation) !== null)

/**
 * Finds out by reading what became of withdrawals and returns whose answer was lost. Sends nothing that changes.
 * @returns false while one of them is still unclear
 */
export async function settleUnclear(
  desk: Desk,
  financing: FinancingRecord,
  budget: Budget,
): Promise<boolean> {
  let clear = true
  for (const operation of (await desk.records.listOperations(financing.id)).filter(isUnclear)) {
    const settled = !isBeingSent(desk, operation) && (await settle(desk, financing, { operation, budget }))
    clear = clear && settled
  }
  return clear
}

interface Unclear {
  readonly operation: OperationRecord
  readonly budget: Budget
}

async function settle(desk: Desk, financing: FinancingRecord, unclear: Unclear): Promise<boolean> {
  const { operation, budget } = unclear
  if (operation.kind === "withdraw") {
    const latest = await desk.records.findFinancing({ id: financing.id })
    if (latest?.stage !== "withdrawn") return false
    await done(desk, operation)
    return true
  }
  const draft = draftOf(operation)
  const versions = await versionsOf(desk, financing, budget)
  if (draft === null || !versions.ok) return false
  if (isActivated(draft, versions.value)) {
    await noteReturned(desk, financing, { operation, actor: operation.actor })
    return true
  }
  const seen = versions.value.find(({ uuid }) => uuid === draft.versionUuid)
  if (seen?.status !== "draft") return false
  const columns = { status: "intended", remote: draftColumns(draft) } as const
  return (await desk.records.changeOperation(operation, columns)) !== null
}
