import type { FinancingRecord, JsonObject, OperationRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { crashPoint } from "../crash-point"
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

type NotSent = Result<never, CommandOutcome>

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
): Promise<Result<Sent, CommandOutcome>> {
  const operation = await operationFor(desk, financing, given)
  return sendOperation(desk, financing, { ...given, operation })
}

export interface Sending extends CommandOptions {
  readonly command: Command
  readonly operation: OperationRecord
  readonly budgetMs?: number
}

const POINTS = {
  approve: { before: "approve.before_E5", after: "approve.after_E5", recorded: "approve.recorded" },
  cancel: { before: "cancel.before_E6", after: "cancel.after_E6", recorded: "cancel.recorded" },
  withdraw: { before: "withdraw.before_E8", after: "withdraw.after_E8", recorded: "withdraw.recorded" },
} as const satisfies Record<Command, object>

/** The same for an operation that is there already. */
export async function sendOperation(
  desk: Desk,
  financing: FinancingRecord,
  given: Sending,
): Promise<Result<Sent, CommandOutcome>> {
  const { command, operation, actor, budgetMs } = given
  if (operation.status === "done") return ok("earlier")
  const sending = await claimSending(desk, operation)
  if (sending === null) return notSent(refuse("in_progress"))
  const system = await systemOfFinancing(desk, financing)
  crashPoint(desk, POINTS[command].before)
  const answer = await system.execute(command, financing, budgetMs)
  crashPoint(desk, POINTS[command].after)
  if (!answer.ok)
    return notSent(await noteFailure(desk, financing, { ...given, sending, error: answer.error }))
  await desk.records.changeOperation(sending, { status: "done" })
  await desk.records.journal(financing, [{ kind: "action", summary: `${command}_sent`, actor }])
  crashPoint(desk, POINTS[command].recorded)
  return ok("sent")
}

const notSent = (outcome: CommandOutcome): NotSent => ({ ok: false, error: outcome })

/** A sender that died is given this long before its command may be looked at again, in milliseconds. */
const SENDER_DEAD_MS = 30_000

/** Whether somebody is sending this operation at the moment. */
export const isBeingSent = (desk: Desk, { status, updated_at: at }: OperationRecord): boolean =>
  status === "sent" && desk.clock.now().getTime() - at.getTime() < SENDER_DEAD_MS

/** Of two callers one gets the operation; an abandoned one may be taken over. */
export async function claimSending(
  desk: Desk,
  operation: OperationRecord,
  remote?: JsonObject,
): Promise<OperationRecord | null> {
  const to = { status: "sent", ...(remote === undefined ? {} : { remote }) } as const
  if (operation.status !== "sent") return desk.records.changeOperation(operation, to)
  if (isBeingSent(desk, operation)) return null
  const abandoned = await desk.records.changeOperation(operation, { status: "unknown" })
  return abandoned === null ? null : desk.records.changeOperation(abandoned, to)
}

/** Whether the system may have acted although it did not say so. */
export const isUnclear = ({ kind }: SystemError): boolean =>
  kind === "unavailable" || kind === "unexpected_response"

async function noteFailure(
  desk: Desk,
  financing: FinancingRecord,
  failure: Sending & { readonly sending: OperationRecord; readonly error: SystemError },
): Promise<CommandOutcome> {
  const { command, operation, sending, error, actor } = failure
  const codes = codesOf(error)
  // A withdrawal that may have been taken before stays so: a refusal now may only say that it was.
  const unclear = isUnclear(error) || (command === "withdraw" && operation.status !== "intended")
  await desk.records.changeOperation(sending, { status: unclear ? "unknown" : "refused", codes })
  await desk.records.journal(financing, [
    { kind: "refusal", summary: `${command}_${unclear ? "unknown" : "refused"}`, details: { codes }, actor },
  ])
  return refuse(isUnclear(error) ? "service_unavailable" : "service_refused", codes)
}
