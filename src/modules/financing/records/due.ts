import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import type { DueOperations } from "../../../core/shared/record-inputs"
import type { OperationRecord } from "../../../core/shared/records"
import { toOperation } from "./rows"

/** Claims due financings: `SKIP LOCKED`, and a new date ahead, so that two instances never take the same. */
export async function claimDue(
  em: EntityManager,
  claim: { readonly limit: number; readonly holdMs: number },
  now: Date,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `update financing set next_check_at = ?, version = version + 1
      where id in (
        select id from financing where next_check_at <= ? and deleted_at is null
         order by next_check_at limit ? for update skip locked)
      returning id`,
    [new Date(now.getTime() + claim.holdMs), now, claim.limit],
  )
  return rows.map((row) => row.id)
}

/** Claims operations that are tried again by themselves, in the same way. */
export async function claimDueOperations(
  em: EntityManager,
  claim: DueOperations,
  now: Date,
): Promise<OperationRecord[]> {
  const rows = await em.execute<object[]>(
    `update financing_operation set next_try_at = ?
      where id in (
        select id from financing_operation
         where next_try_at <= ? and kind in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null
         order by next_try_at limit ? for update skip locked)
      returning *`,
    [new Date(now.getTime() + claim.holdMs), now, JSON.stringify(claim.kinds), claim.limit],
  )
  return rows.map(toOperation)
}
