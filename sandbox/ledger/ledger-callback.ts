import type { CallbackAttempt, CallbackRecord } from "../callbacks/callback-queue"
import { time } from "./moment"

/** One callback as the ledger shows it; it belongs to a session or, in the direct flow, to an application. */
export interface LedgerCallback {
  readonly id: string
  readonly session_uuid: string | null
  readonly application_uuid: string | null
  readonly url: string
  readonly status: string
  readonly state: CallbackRecord["state"]
  readonly forged: boolean
  readonly message: string
  readonly hmac: string
  readonly timestamp: string
  readonly created_at: string
  readonly attempts: readonly {
    readonly at: string
    readonly status: number | null
    readonly error: string | null
    readonly duration_ms: number
  }[]
}

export function ledgerCallback(record: CallbackRecord): LedgerCallback {
  return {
    id: record.id,
    session_uuid: record.sessionUuid,
    application_uuid: record.applicationUuid,
    url: record.url,
    status: record.status,
    state: record.state,
    forged: record.forged,
    message: record.message,
    hmac: record.hmac,
    timestamp: record.timestamp,
    created_at: time(record.createdAt),
    attempts: record.attempts.map(ledgerAttempt),
  }
}

const ledgerAttempt = ({
  at,
  status,
  error,
  durationMs,
}: CallbackAttempt): LedgerCallback["attempts"][number] => ({
  at: time(at),
  status,
  error,
  duration_ms: durationMs,
})
