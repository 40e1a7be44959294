import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"

/** Nobody has approved these yet, and nothing else is the matter with them. */
const WAITING = `financing.stage = 'awaiting_approval' and financing.deleted_at is null
  and financing.attention is null and not financing.orphaned and financing.order_id is not null`

const withoutApproval = (statuses: string): string =>
  `not exists (select 1 from financing_operation
    where financing_id = financing.id and kind = 'approve' and status in (${statuses}))`

/** Financings that a plan's rule may approve; by chance, so that those that wait long keep nobody from his turn. */
export async function listForRules(em: EntityManager, limit: number): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select financing.id from financing join financing_plan on financing_plan.id = financing.plan_id
      where ${WAITING} and financing.captured_at is null
        and financing_plan.approve_when <> 'manual' and not financing_plan.approval_paused
        and ${withoutApproval("'done', 'refused'")}
      order by random() limit ?`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/** Since when it waits is in the journal: the first reading that said so. */
const WAITS_SINCE = `coalesce(
  (select min(created_at) from financing_journal_entry
    where financing_id = financing.id and kind = 'reading' and details ->> 'stage' = 'awaiting_approval'),
  financing.created_at)`

/** Financings that wait longer for their approval than their plan allows, and of which nobody was told. */
export async function listApprovalsOverdue(em: EntityManager, limit: number, now: Date): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select financing.id from financing join financing_plan on financing_plan.id = financing.plan_id
      where ${WAITING} and financing.closed_attention is distinct from 'approval_overdue'
        and ${WAITS_SINCE} + financing_plan.approval_wait_hours * interval '1 hour' <= ?
        and ${withoutApproval("'done'")}
      order by financing.created_at limit ?`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}
