import { appliesInShop, type Flow } from "./flow"
import type { Stage } from "./stage"
import { isEnd } from "./stage-moves"

/** Seconds. */
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The first checks after a change come quickly: 15 s, 1, 2, 5 and 15 minutes apart. */
const FIRST_DELAYS = [15, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE] as const

/** Hourly for a week: the document polls a contract "at a reasonable interval for 7 days" (section 4.G). */
const HOURLY_FOR = 7 * DAY

/** An expired financing is read once more, in case the service had gone on with it. */
const EXPIRED_REREAD_AFTER = 7 * DAY

/** Days after activation in which a contract may still be terminated or returned. */
export const DEFAULT_RETURN_WINDOW_DAYS = 60

/** Partner API, section 4.G: behind the fast polling the job reads after a minute at the earliest. */
const FIRST_DELAYS_IN_SHOP = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE] as const

export interface CheckHistory {
  readonly flow: Flow
  readonly stage: Stage
  /** Checks since the last change. */
  readonly checks: number
  readonly startedAt: Date
  readonly activatedAt: Date | null
  readonly endedAt: Date | null
}

const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000)

const rereadDelay = (history: CheckHistory, now: Date): number | null => {
  if (history.stage !== "expired") return null
  const since = secondsBetween(history.endedAt ?? history.startedAt, now)
  return since < EXPIRED_REREAD_AFTER ? EXPIRED_REREAD_AFTER - since : null
}

/**
 * In how many seconds the reconcile job should read a financing again; null when nothing more is to be read.
 * This is the safety net: callbacks and the shopper's own steps read at once.
 */
export function nextCheckDelay(
  history: CheckHistory,
  now: Date,
  returnWindowDays: number = DEFAULT_RETURN_WINDOW_DAYS,
): number | null {
  if (isEnd(history.stage)) return rereadDelay(history, now)
  const activeFor = secondsBetween(history.activatedAt ?? now, now)
  if (history.stage === "active" && activeFor >= returnWindowDays * DAY) return null
  const first = (appliesInShop(history) ? FIRST_DELAYS_IN_SHOP : FIRST_DELAYS)[history.checks]
  if (first !== undefined) return first
  return secondsBetween(history.startedAt, now) < HOURLY_FOR ? HOUR : DAY
}
