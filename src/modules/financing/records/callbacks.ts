import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CallbackNote, CallbackReceipt } from "../../../core/shared/record-inputs"

/**
 * Keeps an authentic callback. One that speaks of a session or an application that we do not know yet is kept as unmatched: it may
 * have overtaken the answer that names the session.
 */
export async function insertCallback(
  em: EntityManager,
  note: CallbackNote,
  now: Date,
): Promise<CallbackReceipt> {
  const [financing] = await em.execute<{ id: string }[]>(
    `select id from financing where connection_id = ? and remote_session_id = ?
      union select financing_id from financing_remote_id
       where connection_id = ? and kind = 'application' and value = ? and deleted_at is null`,
    [note.connectionId, note.remoteSessionId, note.connectionId, note.remoteSessionId],
  )
  const inserted = await em.execute<{ id: string }[]>(
    `insert into financing_journal_entry
       (id, financing_id, connection_id, kind, summary, details, dedupe_key, remote_session_id)
     values (?, ?, ?, 'callback', 'callback_received', ?::jsonb, ?, ?)
     on conflict (dedupe_key) where dedupe_key is not null and deleted_at is null do nothing returning id`,
    [
      generateEntityId(undefined, "finjrn"),
      financing?.id ?? null,
      note.connectionId,
      JSON.stringify({ status: note.statusWord, via: note.via }),
      note.dedupeKey,
      note.remoteSessionId,
    ],
  )
  await em.execute("update financing_connection set last_callback_at = ? where id = ?", [
    now,
    note.connectionId,
  ])
  const duplicate = inserted.length === 0
  if (financing === undefined) return { financingId: null, duplicate }
  if (!duplicate)
    await em.execute(
      "update financing set next_check_at = ?, checks = 0, version = version + 1 where id = ?",
      [now, financing.id],
    )
  return { financingId: financing.id, duplicate }
}

/** How long an authentic callback of an unknown session may still find its financing. */
const MATCH_WINDOW = "10 minutes"

/** Hands callbacks that overtook the answer of session creation to their financing; true when there were any. */
export async function matchCallbacks(
  em: EntityManager,
  financing: { readonly id: string; readonly connectionId: string; readonly remoteSessionId: string },
): Promise<boolean> {
  const matched = await em.execute<{ id: string }[]>(
    `update financing_journal_entry set financing_id = ?
      where financing_id is null and kind = 'callback' and connection_id = ? and remote_session_id = ?
        and created_at > now() - interval '${MATCH_WINDOW}' returning id`,
    [financing.id, financing.connectionId, financing.remoteSessionId],
  )
  return matched.length > 0
}
