import type { NewOperation } from "../../core/shared/record-inputs"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { openNext } from "../open-next"
import { withLease } from "../with-lease"
import { failureOf, noteFailure, type PaperFailure } from "./paper-failure"

export type PaperOutcome<T> = Result<T, PaperFailure>

/** Longer than the longest upload. */
const LEASE_MS = 90_000

/**
 * How long the second of two waits for the first, in milliseconds. A purchase is also written behind the scenes, where a
 * person need not know of it; what is handed on twice is a mistake, so of two the second is told.
 */
const WAIT_MS = { purchase: 10_000, payout_account: 0, attachments: 0 } as const

/**
 * One at a time for each financing and each kind of paper.
 * @returns `in_progress` when the other one took longer than the second may wait
 */
export async function oneAtATime<T>(
  desk: Desk,
  { id, of }: { readonly id: string; readonly of: keyof typeof WAIT_MS },
  work: () => Promise<Result<T, CommandRefusal>>,
): Promise<Result<T, CommandRefusal>> {
  const done = await withLease(desk, { key: `papers:${of}:${id}`, ms: LEASE_MS, waitMs: WAIT_MS[of] }, work)
  return done ?? err({ reason: "in_progress", codes: [] })
}

export interface Paper {
  readonly kind: OperationRecord["kind"]
  readonly actor: string | null
  /** What may be kept of it: never an account, a text of a person's or a file's name. */
  readonly remote?: NonNullable<NewOperation["remote"]> | null
  readonly note?: string | null
}

/** Saves the intent of a person's command. */
export const intend = (desk: Desk, financing: FinancingRecord, paper: Paper): Promise<OperationRecord> =>
  openNext(desk, financing, paper)

/**
 * Sends what was intended, under the lease of its financing, and writes down how it ended.
 * @returns the answer; a failure says whether the service may have acted
 */
export async function carryOut<T>(
  desk: Desk,
  { financing, operation }: { readonly financing: FinancingRecord; readonly operation: OperationRecord },
  send: () => Promise<Result<T, SystemError>>,
): Promise<PaperOutcome<T>> {
  const sending = await desk.records.changeOperation(operation, { status: "sent" })
  if (sending === null) return err({ reason: "in_progress", codes: [], unclear: false, passing: true })
  const answer = await send()
  const { kind, actor } = operation
  if (answer.ok) {
    await desk.records.changeOperation(sending, { status: "done", codes: [], next_try_at: null })
    await desk.records.journal(financing, [{ kind: "action", summary: `${kind}_sent`, actor }])
    return ok(answer.value)
  }
  const failure = failureOf(answer.error)
  await noteFailure(desk, { financing, operation: sending }, failure)
  return err(failure)
}
