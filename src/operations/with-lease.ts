import type { Desk } from "./desk"
import { newHolder } from "./tokens"

export interface LeaseTerms {
  readonly key: string
  /** How long the lease lasts if its holder dies, in milliseconds. */
  readonly ms: number
  /** How long to wait for another holder, in milliseconds; 0 gives up at once. */
  readonly waitMs: number
}

const POLL_MS = 150

/** @returns what gives the lease back, or null when another holder kept it for the whole wait */
export async function holdLease(desk: Desk, terms: LeaseTerms): Promise<(() => Promise<void>) | null> {
  const lease = { key: terms.key, holder: newHolder() }
  const giveUpAt = desk.clock.now().getTime() + terms.waitMs
  while (!(await desk.records.acquireLease({ ...lease, ms: terms.ms }, desk.clock.now()))) {
    if (desk.clock.now().getTime() >= giveUpAt) return null
    await desk.clock.sleep(POLL_MS)
  }
  return () => desk.records.releaseLease(lease)
}

/**
 * Runs `work` while holding the lease.
 * @returns what `work` returns, or null when another holder kept the lease for the whole wait
 */
export async function withLease<T>(desk: Desk, terms: LeaseTerms, work: () => Promise<T>): Promise<T | null> {
  const release = await holdLease(desk, terms)
  if (release === null) return null
  try {
    return await work()
  } finally {
    await release()
  }
}
