import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CallCount, CallTotals } from "../../../core/shared/call-count"

/** Adds to the hours' counters, whoever else does so at the same time. */
export async function addCalls(em: EntityManager, counts: readonly CallCount[]): Promise<void> {
  for (const { connectionId, hour, calls, failures } of counts) {
    await em.execute(
      `insert into financing_connection_hour (id, connection_id, hour, calls, failures) values (?, ?, ?, ?, ?)
       on conflict (connection_id, hour) where deleted_at is null do update
         set calls = financing_connection_hour.calls + excluded.calls,
             failures = financing_connection_hour.failures + excluded.failures, updated_at = now()`,
      [generateEntityId(undefined, "finhour"), connectionId, hour, calls, failures],
    )
  }
}

/** The calls of each connection since a moment, in whole hours. */
export async function callsSince(em: EntityManager, since: Date): Promise<ReadonlyMap<string, CallTotals>> {
  const rows = await em.execute<({ connection_id: string } & CallTotals)[]>(
    `select connection_id, sum(calls)::int as calls, sum(failures)::int as failures
       from financing_connection_hour where hour > ? and deleted_at is null group by connection_id`,
    [since],
  )
  return new Map(rows.map(({ connection_id: id, calls, failures }) => [id, { calls, failures }]))
}

export async function dropCallsBefore(em: EntityManager, moment: Date): Promise<void> {
  await em.execute("delete from financing_connection_hour where hour < ?", [moment])
}
