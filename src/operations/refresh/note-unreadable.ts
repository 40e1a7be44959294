import type { FinancingRecord } from "../../core/shared/records"
import type { SystemError } from "../../core/shared/system-error"
import type { Desk } from "../desk"
import { nextCheckAt } from "../next-check"
import { raiseAttention } from "../raise-attention"
import { codesOf } from "../system-error-codes"

interface Unreadable {
  readonly error: SystemError
  /** False for a reading that is none of the job's checks. */
  readonly counted: boolean
}

/** A system that cannot be read changes nothing: it is read again later. A refused key needs a person. */
export async function noteUnreadable(
  desk: Desk,
  financing: FinancingRecord,
  { error, counted }: Unreadable,
): Promise<FinancingRecord | null> {
  const to = { checks: financing.checks + (counted ? 1 : 0) }
  const next = { ...to, next_check_at: nextCheckAt(desk, { ...financing, ...to }) }
  desk.log.warn(`financing ${financing.id}: cannot be read, ${error.kind} ${codesOf(error).join(",")}`)
  if (error.kind === "unauthorized" && financing.attention === null)
    return raiseAttention(desk, financing, { reason: "connection_unauthorized", also: next })
  return desk.records.changeFinancing(financing, {
    to: next,
    journal:
      error.kind === "rejected" && counted && financing.checks === 0
        ? [{ kind: "refusal", summary: "reading_refused", details: { codes: codesOf(error) } }]
        : [],
  })
}
