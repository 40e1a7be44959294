import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"

/** Takes the lease if it is free, expired or already ours: one statement, so that one of two callers wins. */
export async function acquireLease(
  em: EntityManager,
  lease: { readonly key: string; readonly holder: string; readonly ms: number },
  now: Date,
): Promise<boolean> {
  const rows = await em.execute<{ id: string }[]>(
    `insert into financing_lease (id, holder, until) values (?, ?, ?)
     on conflict (id) do update set holder = excluded.holder, until = excluded.until, updated_at = now()
       where financing_lease.until <= ? or financing_lease.holder = excluded.holder
     returning id`,
    [lease.key, lease.holder, new Date(now.getTime() + lease.ms), now],
  )
  return rows.length === 1
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
