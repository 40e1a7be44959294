import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import type { SystemError } from "../../core/shared/system-error"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { codesOf } from "../system-error-codes"

/** A request about papers that was not carried out. */
export interface PaperFailure extends CommandRefusal {
  /** The service may have acted all the same. */
  readonly unclear: boolean
  /** It may pass by itself: what is tried again by itself is tried again. */
  readonly passing: boolean
}

/** What a command that was sent came to. */
export function failureOf(error: SystemError): PaperFailure {
  const codes = codesOf(error)
  switch (error.kind) {
    case "unauthorized":
      return { reason: "service_refused", codes, unclear: false, passing: true }
    case "rejected":
      return {
        reason: error.status === 0 ? "paper_not_sent" : "service_refused",
        codes,
        unclear: false,
        passing: false,
      }
    case "unavailable":
    case "unexpected_response":
      return { reason: "service_unavailable", codes, unclear: true, passing: true }
  }
}

/** What a reading came to: it changes nothing. */
export const readingFailureOf = (error: SystemError): PaperFailure => ({
  ...failureOf(error),
  unclear: false,
})

/** Writes down how a command ended that was not carried out, and when it is tried again. */
export async function noteFailure(
  desk: Desk,
  { financing, operation }: { readonly financing: FinancingRecord; readonly operation: OperationRecord },
  failure: PaperFailure,
): Promise<void> {
  const { codes, unclear } = failure
  const nextTryAt = failure.passing ? nextTryOf(operation, desk.clock.now()) : null
  const settled = nextTryAt === null ? "refused" : "intended"
  await desk.records.changeOperation(operation, {
    status: unclear ? "unknown" : settled,
    codes,
    next_try_at: nextTryAt,
  })
  const { kind, actor } = operation
  const summary = `${kind}_${unclear ? "unknown" : "refused"}`
  await desk.records.journal(financing, [{ kind: "refusal", summary, details: { codes }, actor }])
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const GIVE_UP_MS = 7 * 24 * HOUR_MS

/** The older, the rarer: after a minute, then after as long as it has been tried, hourly, and for 7 days at most. */
function nextTryOf({ next_try_at: due, created_at: since }: OperationRecord, now: Date): Date | null {
  const age = now.getTime() - since.getTime()
  if (due === null || age > GIVE_UP_MS) return null
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(MINUTE_MS, age)))
}
