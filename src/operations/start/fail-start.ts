import type { FinancingRecord } from "../../core/shared/records"
import type { SystemError } from "../../core/shared/system-error"
import type { Desk } from "../desk"
import { codesOf } from "../system-error-codes"
import { refused, type StartOutcome, type StartRefusal } from "./start-outcome"

const REASON = {
  unauthorized: "service_refused",
  rejected: "service_refused",
  unavailable: "service_unavailable",
  unexpected_response: "service_unavailable",
} as const satisfies Record<SystemError["kind"], StartRefusal>

/**
 * Closes a financing whose session could not be opened. A session that was opened unseen expires by itself,
 * so the shopper may simply try again.
 */
export async function failStart(
  desk: Desk,
  begun: FinancingRecord,
  error: SystemError,
): Promise<StartOutcome> {
  const now = desk.clock.now()
  const failed = await desk.records.changeFinancing(begun, {
    to: {
      stage: "failed",
      ended_at: now,
      next_check_at: null,
      payment_session_id: null,
      failure_codes: codesOf(error),
      ...(error.kind === "unauthorized"
        ? { attention: "connection_unauthorized", attention_since: now }
        : {}),
    },
    journal: [
      { kind: "refusal", summary: "start_failed", details: { kind: error.kind, codes: codesOf(error) } },
    ],
  })
  const [operation] = await desk.records.listOperations(begun.id)
  const unclear = error.kind === "unavailable" || error.kind === "unexpected_response"
  if (operation !== undefined)
    await desk.records.changeOperation(operation, {
      status: unclear ? "unknown" : "refused",
      codes: codesOf(error),
    })
  desk.log.warn(`financing ${begun.id}: start failed, ${error.kind} ${codesOf(error).join(",")}`)
  return refused(REASON[error.kind], failed ?? begun)
}
