import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { systemOfFinancing, type Desk } from "../desk"
import type { Command } from "../system"
import { codesOf } from "../system-error-codes"
import { refuse, type CommandOptions, type CommandOutcome } from "./command-outcome"

/**
 * What happened to the one request of this command.
 * - `sent`: the service accepted it now
 * - `earlier`: it was accepted before and is not sent again
 */
export type Sent = "sent" | "earlier"

const OPEN: readonly OperationRecord["status"][] = ["intended", "sent", "unknown", "done"]

/** The idempotency key of the next attempt: only a definite refusal makes room for another. */
async function operationFor(
  desk: Desk,
  financing: FinancingRecord,
  given: { readonly command: Command } & CommandOptions,
): Promise<OperationRecord> {
  const earlier = (await desk.records.listOperations(financing.id)).filter(
    ({ kind }) => kind === given.command,
  )
  const open = earlier.find(({ status }) => OPEN.includes(status))
  if (open !== undefined) return open
  return desk.records.openOperation({
    financing_id: financing.id,
    kind: given.command,
    idempotency_key: `${given.command}:${financing.id}:${String(earlier.length + 1)}`,
    amount: financing.payable,
    actor: given.actor,
    note: given.note ?? null,
  })
}

/**
 * Sends a command once: its intent is saved first, and of two callers one sends. A command whose outcome is
 * unknown is repeated only after the caller has read the system and found it unchanged.
 */
export async function sendOnce(
  desk: Desk,
  financing: FinancingRecord,
  given: { readonly command: Command; readonly budgetMs?: number } & CommandOptions,
): Promise<Result<Sent, Awaited<CommandOutcome>>> {
  const operation = await operationFor(desk, financing, given)
  if (operation.status === "done") return ok("earlier")
  const sending = await claimSending(desk, operation)
  if (sending === null) return { ok: false, error: refuse("in_progress") }
  const system = await systemOfFinancing(desk, financing)
  const answer = await system.execute(given.command, financing, given.budgetMs)
  if (answer.ok) {
    await desk.records.changeOperation(sending, { status: "done" })
    await desk.records.journal(financing, [
      { kind: "action", summary: `${given.command}_sent`, actor: given.actor },
    ])
    return ok("sent")
  }
  return { ok: false, error: await noteFailure(desk, financing, { ...given, sending, error: answer.error }) }
}

/** A sender that died is given this long before its command may be looked at again. */
const SENDER_DEAD_MS = 30_000

/** Of two callers one gets the operation; an abandoned one may be taken over. */
async function claimSending(desk: Desk, operation: OperationRecord): Promise<OperationRecord | null> {
  if (operation.status === "sent") {
    const age = desk.clock.now().getTime() - operation.updated_at.getTime()
    if (age < SENDER_DEAD_MS) return null
    const abandoned = await desk.records.changeOperation(operation, { status: "unknown" })
    return abandoned === null ? null : desk.records.changeOperation(abandoned, { status: "sent" })
  }
  return desk.records.changeOperation(operation, { status: "sent" })
}

async function noteFailure(
  desk: Desk,
  financing: FinancingRecord,
  failure: {
    readonly command: Command
    readonly sending: OperationRecord
    readonly error: SystemError
  } & CommandOptions,
): Promise<CommandOutcome> {
  const { command, sending, error, actor } = failure
  const unclear = error.kind === "unavailable" || error.kind === "unexpected_response"
  const codes = codesOf(error)
  await desk.records.changeOperation(sending, { status: unclear ? "unknown" : "refused", codes })
  await desk.records.journal(financing, [
    { kind: "refusal", summary: `${command}_${unclear ? "unknown" : "refused"}`, details: { codes }, actor },
  ])
  return refuse(unclear ? "service_unavailable" : "service_refused", codes)
}
