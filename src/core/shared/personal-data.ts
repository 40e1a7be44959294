import type { FinancingChanges } from "./record-inputs"
import type { FinancingRecord, JsonObject, OperationRecord } from "./records"
import { isEnd } from "./stage-moves"

/** Why what is known of a person must be kept yet, for the merchant to read and to hand on. */
export const KEPT = {
  not_ended: "The financing is still going on. It can be erased once it has ended.",
  attention: "The financing waits for a person's decision. Settle that first.",
  within_return_window:
    "The contract was activated and may still be returned or terminated. It can be erased when the return window is over.",
  not_captured:
    "The service paid for this financing, but Medusa has not booked it. Book it, or record what was done about it.",
  operation_open:
    "Something that was sent or planned for this financing has no end yet. Settle or record it first.",
  busy: "The financing was being changed at that moment. Try again.",
} as const satisfies Record<string, string>

export type KeptReason = keyof typeof KEPT

type KnownFinancing = Pick<
  FinancingRecord,
  "stage" | "attention" | "closed_attention" | "activated_at" | "captured_at" | "created_at"
>

type KnownOperation = Pick<OperationRecord, "kind" | "status" | "next_try_at" | "consumed_by" | "created_at">

/** Milliseconds. */
const DAY = 86_400_000

export interface KeepingTerms {
  readonly now: Date
  readonly returnWindowDays: number
}

/**
 * Why a financing must be kept as it is; null when it may be erased. Nothing that is still going on, or about which
 * money may still move, is ever erased.
 */
export function whyKept(
  financing: KnownFinancing,
  operations: readonly KnownOperation[],
  { now, returnWindowDays }: KeepingTerms,
): KeptReason | null {
  const { stage, attention, activated_at: activatedAt } = financing
  if (stage !== "active" && !isEnd(stage)) return "not_ended"
  if (attention !== null) return "attention"
  if (activatedAt !== null && now.getTime() - activatedAt.getTime() < returnWindowDays * DAY)
    return "within_return_window"
  if (isUnbooked(financing, operations)) return "not_captured"
  return operations.some((operation) => isUnsettled(operation, financing, operations))
    ? "operation_open"
    : null
}

/** Before this moment a financing must have ended, or been activated, to be old. */
export const oldBefore = (now: Date, retentionDays: number): Date =>
  new Date(now.getTime() - retentionDays * DAY)

const isRecorded = (operations: readonly KnownOperation[], since: Date): boolean =>
  operations.some(({ kind, status, created_at: at }) => kind === "record" && status === "done" && at >= since)

const isUnbooked = (financing: KnownFinancing, operations: readonly KnownOperation[]): boolean =>
  financing.stage === "active" &&
  financing.captured_at === null &&
  financing.closed_attention === null &&
  !isRecorded(operations, financing.created_at)

/** Money that went back, or may have gone back, and is not booked; or what will be tried again by itself. */
function isUnsettled(
  { kind, status, next_try_at: nextTryAt, consumed_by: refund, created_at: since }: KnownOperation,
  { captured_at: capturedAt }: KnownFinancing,
  operations: readonly KnownOperation[],
): boolean {
  if (nextTryAt !== null) return true
  if (kind !== "withdraw" && kind !== "return_part") return false
  const unclear = status === "sent" || status === "unknown"
  const unbooked = status === "done" && refund === null && capturedAt !== null
  return (unclear || unbooked) && !isRecorded(operations, since)
}

/** Of a contract its number and its dates: by them the merchant's books agree with the service's. */
const KEPT_FACTS: ReadonlySet<string> = new Set([
  "contract_number",
  "contract_unread",
  "signed_at",
  "partner_approval_at",
  "activated_at",
  "terminated_at",
])

/** Of a journal row status words and ids: never a text, a code or what a person answered. */
const KEPT_DETAILS: ReadonlySet<string> = new Set([
  "session",
  "contract",
  "process",
  "stage",
  "status",
  "via",
  "from",
  "to",
  "application",
  "remote_session_id",
  "payment_session_id",
  "order_id",
  "payment_id",
  "refund_id",
  "version",
])

/** Of an operation the ids by which it is found at the service. */
const KEPT_REMOTE: ReadonlySet<string> = new Set([
  "version_uuid",
  "from_version_uuid",
  "payment_schedule_uuid",
  "purchase_uuid",
])

const only = (names: ReadonlySet<string>, given: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => names.has(name) && typeof value !== "object"),
  )

export const erasedDetails = (details: JsonObject): JsonObject => only(KEPT_DETAILS, details)

export const erasedRemote = (remote: JsonObject | null): JsonObject | null =>
  remote === null ? null : only(KEPT_REMOTE, remote)

/** No cart has this digest: an order for late money is placed by a person, never by itself. */
const NO_FINGERPRINT = "erased"

/**
 * What a financing becomes. Its ids stay, in Medusa and at the service: callbacks still find it, and money that comes
 * late is not dropped.
 */
export const erasedColumns = ({ facts }: Pick<FinancingRecord, "facts">, now: Date): FinancingChanges => ({
  customer_id: null,
  direct: null,
  facts: facts === null ? null : only(KEPT_FACTS, facts),
  sealed_redirect: null,
  attention_note: null,
  failure_codes: [],
  fingerprint: NO_FINGERPRINT,
  erased_at: now,
})
