import type { FinancingChange } from "../../core/shared/record-inputs"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import type { DirectState } from "../../core/shared/direct-state"
import { appliesInShop } from "../../core/shared/flow"
import { NEW_DIRECT_STATE } from "../../core/shared/direct-state"
import type { Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { changeAnyway } from "../change-anyway"
import { isUnclear } from "../commands/run-command"
import type { Desk } from "../desk"
import { openNext, type Intent } from "../open-next"
import { codesOf } from "../system-error-codes"
import { withLease } from "../with-lease"
import { refuseStep, type DirectOutcome } from "./direct-outcome"

/** Longer than any step with its readings. */
const STEP_LEASE_MS = 90_000
const STEP_WAIT_MS = 10_000

type Step<T> = (financing: FinancingRecord) => Promise<DirectOutcome<T>>

/** A step of the direct flow. Two tabs go one after the other; each sees the record as the one before left it. */
export const oneStep = <T>(desk: Desk, id: string, step: Step<T>): Promise<DirectOutcome<T>> =>
  stepInTurn(desk, id, async (financing) =>
    financing.flow === "direct" ? step(financing) : refuseStep("not_direct"),
  )

/** A step of every flow in which the shopper applies inside the shop. */
export const oneStepInShop = <T>(desk: Desk, id: string, step: Step<T>): Promise<DirectOutcome<T>> =>
  stepInTurn(desk, id, async (financing) =>
    appliesInShop(financing) ? step(financing) : refuseStep("not_direct"),
  )

async function stepInTurn<T>(desk: Desk, id: string, step: Step<T>): Promise<DirectOutcome<T>> {
  const terms = { key: `direct:${id}`, ms: STEP_LEASE_MS, waitMs: STEP_WAIT_MS }
  const done = await withLease(desk, terms, async () => {
    const financing = await desk.records.findFinancing({ id })
    return financing === null ? refuseStep("not_direct") : step(financing)
  })
  return done ?? refuseStep("in_progress")
}

interface DirectChange {
  readonly state: (state: DirectState, latest: FinancingRecord) => DirectState
  /** What else changes with it. */
  readonly also?: FinancingChange
}

/** Changes what is kept of the direct flow, whoever else changes the record. */
export async function changeDirect(
  desk: Desk,
  financing: FinancingRecord,
  { state, also = { to: {} } }: DirectChange,
): Promise<FinancingRecord> {
  const { latest } = await changeAnyway(desk, financing, (record) => ({
    ...also,
    to: { ...also.to, direct: state(record.direct ?? NEW_DIRECT_STATE, record) },
  }))
  return latest ?? financing
}

/** Saves the intent of a step: what is sent from here on may have been done. */
export const intendStep = (
  desk: Desk,
  financing: FinancingRecord,
  intent: Omit<Intent, "status">,
): Promise<OperationRecord> => openNext(desk, financing, { ...intent, status: "sent" })

/** How a step that was sent ended. */
export type StepEnd<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "refused"; readonly codes: readonly string[] }
  /** The service may have acted: read it before anything else. */
  | { readonly kind: "unclear" }

interface Carrying<T> {
  readonly send: () => Promise<Result<T, SystemError>>
  /** Saves what must not be lost of the answer: only then is the step done, so that a process may die before it. */
  readonly keep?: (value: T) => Promise<unknown>
}

/** Sends what was intended and writes down how it ended. */
export async function carryOutStep<T>(
  desk: Desk,
  { financing, operation }: { readonly financing: FinancingRecord; readonly operation: OperationRecord },
  { send, keep }: Carrying<T>,
): Promise<StepEnd<T>> {
  const answer = await send()
  const { kind, actor } = operation
  if (answer.ok) {
    await keep?.(answer.value)
    await desk.records.changeOperation(operation, { status: "done" })
    await desk.records.journal(financing, [{ kind: "action", summary: `${kind}_sent`, actor }])
    return { kind: "done", value: answer.value }
  }
  const unclear = isUnclear(answer.error)
  const codes = codesOf(answer.error)
  await desk.records.changeOperation(operation, { status: unclear ? "unknown" : "refused", codes })
  const summary = `${kind}_${unclear ? "unknown" : "refused"}`
  await desk.records.journal(financing, [{ kind: "refusal", summary, details: { codes }, actor }])
  desk.log.warn(`financing ${financing.id}: ${summary}, ${answer.error.kind} ${codes.join(",")}`)
  return unclear ? { kind: "unclear" } : { kind: "refused", codes }
}
