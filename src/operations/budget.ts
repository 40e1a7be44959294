import type { Desk } from "./desk"

/** One budget in milliseconds for all that a click does: Medusa waits for the answer. */
export interface Budget {
  readonly left: () => number
}

/** Even the last call of a slow service gets this long, in milliseconds. */
export const LEAST_MS = 1_000

export function budgetFor(desk: Desk, ms: number): Budget {
  const until = desk.clock.now().getTime() + ms
  return { left: () => Math.max(LEAST_MS, until - desk.clock.now().getTime()) }
}
