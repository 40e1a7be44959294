import { oldBefore } from "../../core/shared/personal-data"
import type { Desk } from "../desk"
import { withLease } from "../with-lease"
import { eraseOne } from "./erase"

const BATCH = 100

/** So many batches are looked at in one run; what is left is still old on the next day. */
const BATCHES = 100

/** Longer than a run takes; two that overlap do no harm. */
const LEASE_MS = 900_000

/**
 * Erases what may tell of a person from financings that ended longer than `retentionDays` ago. One run at a time.
 * @returns how many; 0 too while another instance is at it
 */
export async function eraseOld(desk: Desk, retentionDays: number): Promise<number> {
  const before = oldBefore(desk.clock.now(), retentionDays)
  const terms = { key: "erase:old", ms: LEASE_MS, waitMs: 0 }
  return (await withLease(desk, terms, () => eraseBefore(desk, before))) ?? 0
}

async function eraseBefore(desk: Desk, before: Date): Promise<number> {
  let erased = 0
  let after = ""
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const ids = await desk.records.listErasable({ before, after, limit: BATCH })
    for (const id of ids) erased += (await attempt(desk, id)) ? 1 : 0
    after = ids.at(-1) ?? after
    if (ids.length < BATCH) break
  }
  return erased
}

/** One that fails does not keep the others. */
async function attempt(desk: Desk, id: string): Promise<boolean> {
  try {
    return (await eraseOne(desk, id, { summary: "erased_by_age", actor: null })) === null
  } catch (error) {
    desk.log.warn(`financing ${id}: could not be erased, ${error instanceof Error ? error.name : "error"}`)
    return false
  }
}
