/** All calls of a click at the desk together, in milliseconds. */
export const DESK_BUDGET_MS = 10_000

/** A merchant's click waits this long for another, in milliseconds. */
export const CLICK_WAIT_MS = 10_000
