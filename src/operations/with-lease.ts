import type { LeaseAnswer } from "../core/shared/record-inputs"
import type { Desk } from "./desk"
import { newHolder } from "./tokens"

export interface LeaseTerms {
  readonly key: string
  /** How long the lease lasts if its holder dies, in milliseconds. */
  readonly ms: number
  /** How long after that it is still left alone, in milliseconds. */
  readonly graceMs?: number
  /** How long to wait for another holder, in milliseconds; 0 gives up at once. */
  readonly waitMs: number
}

const POLL_MS = 150

/** A lease that is held: whether the holder before it died, and how to give it back. */
export interface HeldLease {
  readonly inherited: boolean
  readonly release: () => Promise<void>
}

/** Takes the lease. Null when another holder kept it for the whole wait. */
export async function holdLease(desk: Desk, terms: LeaseTerms): Promise<HeldLease | null> {
  const { key, ms, graceMs = 0, waitMs } = terms
  const lease = { key, holder: newHolder() }
  const giveUpAt = desk.clock.now().getTime() + waitMs
  const claim = (): Promise<LeaseAnswer> =>
    desk.records.acquireLease({ ...lease, ms, graceMs }, desk.clock.now())
  let answer = await claim()
  while (answer === "taken") {
    if (desk.clock.now().getTime() >= giveUpAt) return null
    await desk.clock.sleep(POLL_MS)
    answer = await claim()
  }
  return { inherited: answer === "inherited", release: () => desk.records.releaseLease(lease) }
}

/**
 * Runs `work` while holding the lease; it is told whether the holder before it died.
 * @returns what `work` returns, or null when another holder kept the lease for the whole wait
 */
export async function withLease<T>(
  desk: Desk,
  terms: LeaseTerms,
  work: (inherited: boolean) => Promise<T>,
): Promise<T | null> {
  const held = await holdLease(desk, terms)
  if (held === null) return null
  try {
    return await work(held.inherited)
  } finally {
    await held.release()
  }
}
