import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"

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
