import type { AttentionReason } from "../core/shared/attention"
import type { FinancingChanges, NewJournalEntry } from "../core/shared/record-inputs"
import type { FinancingRecord } from "../core/shared/records"
import { FINANCING_EVENTS } from "./announce"
import type { Desk } from "./desk"

export interface Attention {
  readonly reason: AttentionReason
  /** A machine word that tells more, for instance Medusa's error type; never a text with names in it. */
  readonly note?: string
  readonly also?: FinancingChanges
  readonly journal?: readonly NewJournalEntry[]
}

/** How often a lost compare-and-set is tried again. */
const ATTEMPTS = 4

/**
 * Marks a financing for a person and rings the bell once.
 * @returns the record as it is now; one whose stage was moved meanwhile is left to the next refresh
 */
export async function raiseAttention(
  desk: Desk,
  financing: FinancingRecord,
  attention: Attention,
): Promise<FinancingRecord> {
  let latest = financing
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const marked = await mark(desk, latest, attention)
    if (marked !== null) return marked
    const moved = await desk.records.findFinancing({ id: financing.id })
    if (moved === null || moved.stage !== financing.stage) return moved ?? latest
    latest = moved
  }
  return latest
}

/** Null when somebody else moved the record first. */
async function mark(
  desk: Desk,
  financing: FinancingRecord,
  attention: Attention,
): Promise<FinancingRecord | null> {
  const { reason, note = null, also } = attention
  const closed = financing.closed_attention === reason
  const known = closed || (financing.attention === reason && note === financing.attention_note)
  if (known && also === undefined) return financing
  const after = await desk.records.changeFinancing(financing, {
    to: {
      ...also,
      ...(known ? {} : { attention: reason, attention_note: note, attention_since: desk.clock.now() }),
    },
    journal: [...(attention.journal ?? []), ...(known ? [] : [attentionEntry(reason, note)])],
  })
  if (after !== null && !known) {
    desk.log.warn(`financing ${financing.id}: attention ${reason}`)
    await desk.announce(FINANCING_EVENTS.attentionRaised, { id: financing.id, reason })
  }
  return after
}

const attentionEntry = (reason: AttentionReason, note: string | null): NewJournalEntry => ({
  kind: "attention",
  summary: reason,
  details: note === null ? {} : { note },
})

/** Marks a financing whose order cannot be placed: by a person only from here on. */
export const orphan = (
  desk: Desk,
  financing: FinancingRecord,
  attention: Omit<Attention, "also">,
): Promise<FinancingRecord> => raiseAttention(desk, financing, { ...attention, also: { orphaned: true } })
