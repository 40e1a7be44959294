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

/**
 * Marks a financing for a person and rings the bell once.
 * @returns the record as it is now; unchanged when somebody else moved it first (the next refresh sees to it)
 */
export async function raiseAttention(
  desk: Desk,
  financing: FinancingRecord,
  attention: Attention,
): Promise<FinancingRecord> {
  const { reason, note, also } = attention
  const known = financing.attention === reason && (note ?? null) === financing.attention_note
  if (known && also === undefined) return financing
  const after = await desk.records.changeFinancing(financing, {
    to: {
      ...also,
      attention: reason,
      attention_note: note ?? null,
      attention_since: known ? financing.attention_since : desk.clock.now(),
    },
    journal: [
      ...(attention.journal ?? []),
      ...(known ? [] : [{ kind: "attention", summary: reason, details: note === undefined ? {} : { note } }]),
    ],
  })
  if (after === null) return financing
  if (!known) {
    desk.log.warn(`financing ${financing.id}: attention ${reason}`)
    await desk.announce(FINANCING_EVENTS.attentionRaised, { id: financing.id, reason })
  }
  return after
}

/** Marks a financing whose order cannot be placed: by a person only from here on. */
export const orphan = (
  desk: Desk,
  financing: FinancingRecord,
  attention: Omit<Attention, "also">,
): Promise<FinancingRecord> => raiseAttention(desk, financing, { ...attention, also: { orphaned: true } })
