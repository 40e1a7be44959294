import type { FinancingChange } from "../core/shared/record-inputs"
import type { FinancingRecord } from "../core/shared/records"
import type { Desk } from "./desk"

/** How often a lost compare-and-set is tried again. */
const ATTEMPTS = 8

export interface Changed {
  /** The record as this call saved it; null when nothing was left to change, or others were always faster. */
  readonly saved: FinancingRecord | null
  /** The record as it was seen last; null when it is gone. */
  readonly latest: FinancingRecord | null
}

/**
 * Changes a financing that others may change at the same moment: after a lost compare-and-set it is read again, and
 * the change is made anew from what it is then.
 * @param changeOf the change for the record as it is; null when nothing is left to change
 */
export async function changeAnyway(
  desk: Desk,
  financing: FinancingRecord,
  changeOf: (latest: FinancingRecord) => FinancingChange | null | Promise<FinancingChange | null>,
): Promise<Changed> {
  let latest: FinancingRecord | null = financing
  for (let attempt = 0; latest !== null && attempt < ATTEMPTS; attempt += 1) {
    const change = await changeOf(latest)
    if (change === null) break
    const saved = await desk.records.changeFinancing(latest, change)
    if (saved !== null) return { saved, latest: saved }
    latest = await desk.records.findFinancing({ id: financing.id })
  }
  return { saved: null, latest }
}
