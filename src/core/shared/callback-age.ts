/** For how long a signed return may be answered with the order's id, which opens the order. */
export const RETURN_FRESH_SECONDS = 30 * 60

/** Clocks of two machines may differ by this much. */
const CLOCK_SKEW_SECONDS = 5 * 60

/** Unix seconds, as documented (partner API, section 6.1). */
const UNIX_SECONDS = /^\d{1,11}$/

/** Whether a callback's timestamp is less than 30 minutes old. Callbacks themselves are never refused by age. */
export function isFreshTimestamp(timestamp: string, now: Date): boolean {
  if (!UNIX_SECONDS.test(timestamp)) return false
  const age = now.getTime() / 1000 - Number(timestamp)
  return age < RETURN_FRESH_SECONDS && age > -CLOCK_SKEW_SECONDS
}
