import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import type { LeaseAnswer, LeaseClaim } from "../../../core/shared/record-inputs"

/**
 * Takes the lease if it is free, or if its holder died `graceMs` after it ran out: one statement, so that one of
 * two callers wins. A holder that lives deletes its lease, so a row that ran out is one of the dead.
 */
export async function acquireLease(em: EntityManager, lease: LeaseClaim, now: Date): Promise<LeaseAnswer> {
  const [row] = await em.execute<{ inherited: boolean }[]>(
    `insert into financing_lease (id, holder, until) values (?, ?, ?)
     on conflict (id) do update set holder = excluded.holder, until = excluded.until, updated_at = now()
       where financing_lease.until <= ?
     returning (xmax <> 0) as inherited`,
    [
      lease.key,
      lease.holder,
      new Date(now.getTime() + lease.ms),
      new Date(now.getTime() - (lease.graceMs ?? 0)),
    ],
  )
  if (row === undefined) return "taken"
  return row.inherited ? "inherited" : "fresh"
}

export async function releaseLease(
  em: EntityManager,
  lease: { readonly key: string; readonly holder: string },
): Promise<void> {
  await em.execute("delete from financing_lease where id = ? and holder = ?", [lease.key, lease.holder])
}

export async function readLease(em: EntityManager, key: string, now: Date): Promise<string | null> {
  const [row] = await em.execute<{ holder: string }[]>(
    "select holder from financing_lease where id = ? and until > ?",
    [key, now],
  )
  return row?.holder ?? null
}
