import { whyKept, type KeepingTerms, type KeptReason } from "../../core/shared/personal-data"
import type { Erasure } from "../../core/shared/record-inputs"
import type { Desk } from "../desk"

/** How often a lost compare-and-set is tried again. */
const ATTEMPTS = 4

export const keepingTerms = (desk: Desk): KeepingTerms => ({
  now: desk.clock.now(),
  returnWindowDays: desk.records.settings.returnWindowDays,
})

/**
 * Erases what may tell of a person from one financing, if it may be.
 * @returns why it is kept; null when it is erased, or was before
 */
export async function eraseOne(
  desk: Desk,
  id: string,
  because: Omit<Erasure, "at">,
): Promise<KeptReason | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const financing = await desk.records.findFinancing({ id })
    if (financing === null || financing.erased_at !== null) return null
    const reason = whyKept(financing, await desk.records.listOperations(id), keepingTerms(desk))
    if (reason !== null) return reason
    const erased = await desk.records.eraseFinancing(financing, { ...because, at: desk.clock.now() })
    if (erased !== null) return null
  }
  return "busy"
}
