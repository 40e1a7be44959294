import type { SystemError } from "../../core/shared/system-error"
import type { RetryClass } from "./endpoint"

/** Repetitions after the first try. */
const RETRIES = { read: 3, idempotent: 3, once_if_unknown: 1, never: 0 } as const satisfies Record<
  RetryClass,
  number
>

/** Milliseconds. */
const FIRST_BACKOFF = 200
const LONGEST_BACKOFF = 2000

/** So that a try which hangs leaves time for another. */
const FIRST_TRY_SHARE = 0.6

/** Whether a failed request may be sent once more. */
export function mayRetry(retry: RetryClass, retriesDone: number, error: SystemError): boolean {
  if (retriesDone >= RETRIES[retry]) return false
  switch (error.kind) {
    case "unauthorized":
      return false // the key does not get better
    case "rejected":
      return false // a definite refusal
    case "unavailable":
      return true // nobody knows whether it was done, and the class says that a second time does no harm
    case "unexpected_response":
      return retry === "once_if_unknown" // a reading would be answered the same; a lost session can be made anew
  }
}

/** Milliseconds to wait, from a Retry-After header in seconds or as a date; 0 without a readable one. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}

/** Full jitter: anything between nothing and a bound that doubles each time; never less than the system asked for. */
export const backoffMs = (retriesDone: number, askedMs: number, random: () => number): number =>
  Math.max(askedMs, random() * Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** retriesDone))

/** How much of the time left one try may take. */
export const tryMs = (retry: RetryClass, retriesDone: number, leftMs: number): number =>
  Math.max(1, Math.ceil(retry !== "never" && retriesDone === 0 ? leftMs * FIRST_TRY_SHARE : leftMs))
