import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { NewJournalEntry } from "../../../core/shared/record-inputs"
import type { FinancingRecord } from "../../../core/shared/records"

/** Appends rows to the journal of a financing. */
export async function appendJournal(
  em: EntityManager,
  financing: Pick<FinancingRecord, "id" | "connection_id">,
  entries: readonly NewJournalEntry[],
): Promise<void> {
  for (const entry of entries) {
    await em.execute(
      `insert into financing_journal_entry (id, financing_id, connection_id, kind, summary, details, actor)
       values (?, ?, ?, ?, ?, ?::jsonb, ?)`,
      [
        generateEntityId(undefined, "finjrn"),
        financing.id,
        financing.connection_id,
        entry.kind,
        entry.summary,
        JSON.stringify(entry.details ?? {}),
        entry.actor ?? null,
      ],
    )
  }
}
