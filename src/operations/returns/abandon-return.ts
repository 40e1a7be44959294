import { ok, type Result } from "../../core/shared/result"
import { budgetFor } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import type { ConfirmedReturn, ReturnKey } from "./confirm-return"
import { DESK_BUDGET_MS } from "./desk-times"
import { draftOf } from "./draft"
import { refused } from "./refused"
import { findReturn } from "./see-return"
import { settleUnclear } from "./settle-unclear"

/** Leaves a return: a draft stays at the service, which cannot delete it, and gives nothing back. */
export async function abandonReturn(
  desk: Desk,
  { id, returnId, actor }: ReturnKey,
): Promise<Result<ConfirmedReturn, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ id })
  const operation = await findReturn(desk, id, returnId)
  if (financing === null || operation === null) return refused("return_not_found")
  if (operation.codes.includes("abandoned")) return ok({ financing, operation })
  await settleUnclear(desk, financing, budgetFor(desk, DESK_BUDGET_MS))
  const latest = (await findReturn(desk, id, returnId)) ?? operation
  const lostDraft = latest.status === "unknown" && draftOf(latest) === null
  if (latest.status !== "intended" && !lostDraft) return refused("return_not_open")
  const left = await desk.records.changeOperation(latest, {
    status: "refused",
    codes: ["abandoned"],
    next_try_at: null,
  })
  if (left === null) return refused("in_progress")
  await desk.records.journal(financing, [
    { kind: "action", summary: "return_abandoned", details: { amount: left.amount }, actor },
  ])
  return ok({ financing, operation: left })
}
