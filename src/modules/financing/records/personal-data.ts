import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { erasedColumns, erasedDetails, erasedRemote } from "../../../core/shared/personal-data"
import type { ErasableWish, Erasure } from "../../../core/shared/record-inputs"
import type { FinancingRecord, JsonObject } from "../../../core/shared/records"
import { changeFinancing } from "./financings"
import { appendJournal } from "./journal"
import { toFinancing } from "./rows"

/** Newest first. */
export async function financingsOfCustomer(
  em: EntityManager,
  customerId: string,
): Promise<FinancingRecord[]> {
  const rows = await em.execute<object[]>(
    "select * from financing where customer_id = ? and deleted_at is null order by created_at desc, id desc",
    [customerId],
  )
  return rows.map(toFinancing)
}

/** Ids behind a place, in their order: what ended or was activated before a moment, and is not erased. */
export async function listErasable(em: EntityManager, wish: ErasableWish): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from financing
      where id > ? and erased_at is null and attention is null and deleted_at is null
        and (ended_at is not null or stage = 'active') and coalesce(ended_at, activated_at) < ?
      order by id limit ?`,
    [wish.after, wish.before, wish.limit],
  )
  return rows.map(({ id }) => id)
}

/** Erases a financing with its journal and its operations, by compare-and-set. Null when somebody else was first. */
export async function eraseFinancing(
  em: EntityManager,
  before: FinancingRecord,
  { at, summary, actor }: Erasure,
): Promise<FinancingRecord | null> {
  const erased = await changeFinancing(em, before, erasedColumns(before, at))
  if (erased === null) return null
  await cutJournal(em, before.id)
  await cutOperations(em, before.id)
  await appendJournal(em, erased, [{ kind: "action", summary, actor }])
  return erased
}

async function cutJournal(em: EntityManager, financingId: string): Promise<void> {
  const rows = await em.execute<{ id: string; details: JsonObject }[]>(
    "select id, details from financing_journal_entry where financing_id = ?",
    [financingId],
  )
  for (const { id, details } of rows)
    await em.execute(
      "update financing_journal_entry set details = ?::jsonb, updated_at = now() where id = ?",
      [JSON.stringify(erasedDetails(details)), id],
    )
}

/** One that will be tried again by itself, planned at this very moment, is left alone: it needs what it holds. */
async function cutOperations(em: EntityManager, financingId: string): Promise<void> {
  const rows = await em.execute<{ id: string; remote: JsonObject | null }[]>(
    "select id, remote from financing_operation where financing_id = ? and next_try_at is null",
    [financingId],
  )
  for (const { id, remote } of rows)
    await em.execute(
      "update financing_operation set note = null, codes = '[]', remote = ?::jsonb where id = ?",
      [remote === null ? null : JSON.stringify(erasedRemote(remote)), id],
    )
}
