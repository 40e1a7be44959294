import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { Budget } from "../budget"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import type { CommandRefusal } from "./command-outcome"
import { noteUnknown } from "./note-unknown"
import { offered } from "./offer"
import { sendOperation } from "./run-command"

export interface Withdrawing {
  readonly operation: OperationRecord
  readonly budget: Budget
  readonly actor: string | null
}

type Withdrawn = Result<OperationRecord, CommandRefusal>

/**
 * Takes the whole contract back (E8), once. The service's yes is an acceptance: the contract is terminated later, and
 * a person is called if it is not within a day. Not compensated: a withdrawal cannot be taken back.
 * @returns the operation, done; or why not
 */
export async function withdrawContract(
  desk: Desk,
  { id }: FinancingRecord,
  { operation, budget, actor }: Withdrawing,
): Promise<Withdrawn> {
  if (operation.status === "done") return ok(operation)
  const before = await refreshFinancing(desk, id, { budgetMs: budget.left() })
  if (before === null) return refused("not_found")
  if (before.stage === "withdrawn") return ok(await done(desk, operation))
  if (before.stage !== "active") return refused("not_active")
  const offer = await offered(desk, before, { command: "withdraw", budgetMs: budget.left() })
  if (!offer.ok) return offer
  const sending = { command: "withdraw", operation, actor, budgetMs: budget.left() } as const
  const sent = await sendOperation(desk, before, sending)
  if (sent.ok) return ok(await lookSoon(desk, before, operation))
  const after = await refreshFinancing(desk, id, { budgetMs: budget.left() })
  if (after?.stage === "withdrawn") return ok(await done(desk, operation))
  await noteUnknown(desk, before, after)
  return sent.error.ok ? refused("in_progress") : sent.error
}

const refused = (reason: string): Withdrawn => err({ reason, codes: [] })

/** The operation of a withdrawal that the contract shows, whatever became of its answer. */
export async function done(desk: Desk, operation: OperationRecord): Promise<OperationRecord> {
  const latest = await latestOf(desk, operation)
  return (await desk.records.changeOperation(latest, { status: "done" })) ?? latest
}

async function latestOf(desk: Desk, operation: OperationRecord): Promise<OperationRecord> {
  const all = await desk.records.listOperations(operation.financing_id)
  return all.find(({ id }) => id === operation.id) ?? operation
}

/** The termination usually follows at once: the job reads the contract again soon. */
async function lookSoon(
  desk: Desk,
  financing: FinancingRecord,
  operation: OperationRecord,
): Promise<OperationRecord> {
  const latest = await desk.records.findFinancing({ id: financing.id })
  if (latest !== null)
    await desk.records.changeFinancing(latest, { to: { checks: 0, next_check_at: desk.clock.now() } })
  return latestOf(desk, operation)
}
