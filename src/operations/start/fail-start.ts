import type { FinancingChanges, NewJournalEntry } from "../../core/shared/record-inputs"
import type { FinancingRecord } from "../../core/shared/records"
import type { SystemError } from "../../core/shared/system-error"
import type { Desk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { codesOf } from "../system-error-codes"
import { refused, type StartOutcome, type StartRefusal } from "./start-outcome"

const REASON = {
  unauthorized: "service_refused",
  rejected: "service_refused",
  unavailable: "service_unavailable",
  unexpected_response: "service_unavailable",
} as const satisfies Record<SystemError["kind"], StartRefusal>

/** The shopper's reason for what the system answered to a start. */
export const reasonOf = ({ kind }: SystemError): StartRefusal => REASON[kind]

/**
 * Closes a financing whose session could not be opened. A session that was opened unseen expires by itself,
 * so the shopper may simply try again.
 */
export async function failStart(
  desk: Desk,
  begun: FinancingRecord,
  error: SystemError,
): Promise<StartOutcome> {
  const ended: FinancingChanges = {
    stage: "failed",
    ended_at: desk.clock.now(),
    next_check_at: null,
    payment_session_id: null,
    failure_codes: codesOf(error),
  }
  const journal: NewJournalEntry[] = [
    { kind: "refusal", summary: "start_failed", details: { kind: error.kind, codes: codesOf(error) } },
  ]
  const failed =
    error.kind === "unauthorized"
      ? await raiseAttention(desk, begun, { reason: "connection_unauthorized", also: ended, journal })
      : await desk.records.changeFinancing(begun, { to: ended, journal })
  const [operation] = await desk.records.listOperations(begun.id)
  const unclear = error.kind === "unavailable" || error.kind === "unexpected_response"
  if (operation !== undefined)
    await desk.records.changeOperation(operation, {
      status: unclear ? "unknown" : "refused",
      codes: codesOf(error),
    })
  desk.log.warn(`financing ${begun.id}: start failed, ${error.kind} ${codesOf(error).join(",")}`)
  return refused(reasonOf(error), failed ?? begun)
}
