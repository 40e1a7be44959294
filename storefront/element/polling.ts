import type { NextAction } from "../client/next-action.js"

const WATCHED_SECONDS = 5
const LEAST_SECONDS = 1
const MOST_SECONDS = 60

/**
 * After how many seconds the store's record is read again by itself; null where the shopper is expected to act. Such a
 * reading touches the store's database alone.
 */
export function pollAfter(action: NextAction, failures: number): number | null {
  const seconds = secondsFor(action)
  if (seconds === null) return null
  return Math.min(Math.max(seconds, LEAST_SECONDS) * 2 ** failures, MOST_SECONDS)
}

function secondsFor(action: NextAction): number | null {
  if (action.type === "wait") return action.poll_after_seconds
  const isElsewhere =
    (action.type === "sign" && action.started !== null) ||
    (action.type === "redirect" && action.offer !== undefined) ||
    (action.type === "pay_down" && action.state === "unknown")
  return isElsewhere ? WATCHED_SECONDS : null
}
