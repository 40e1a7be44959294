import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { AlertNote } from "../../../core/shared/record-inputs"

/**
 * Keeps an alert, of which there is one row for each dedupe key, and has the financing checked in time. Its version
 * stays: a flood of alerts makes nobody lose a compare-and-set.
 */
export async function insertAlert(em: EntityManager, note: AlertNote): Promise<void> {
  const inserted = await em.execute<{ id: string }[]>(
    `insert into financing_journal_entry (id, financing_id, connection_id, kind, summary, details, dedupe_key)
     values (?, ?, ?, 'callback', 'alert_received', ?::jsonb, ?)
     on conflict (dedupe_key) where dedupe_key is not null and deleted_at is null do nothing returning id`,
    [
      generateEntityId(undefined, "finjrn"),
      note.financingId,
      note.connectionId,
      JSON.stringify(note.details),
      note.dedupeKey,
    ],
  )
  if (inserted.length === 0) return
  await em.execute("update financing_connection set last_callback_at = ? where id = ?", [
    note.at,
    note.connectionId,
  ])
  if (note.checkBy === null) return
  await em.execute(
    "update financing set next_check_at = ? where id = ? and (next_check_at is null or next_check_at > ?)",
    [note.checkBy, note.financingId, note.checkBy],
  )
}
