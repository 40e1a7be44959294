import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { FinancingRecord } from "../../../core/shared/records"
import type { NewRemoteId, RemoteIdKey, RemoteIdRecord } from "../../../core/shared/remote-id"
import { toRemoteId } from "./rows"

/**
 * Adds ids to the history of a financing; one that it has already is left as it is.
 * @throws Error for an id that is another financing's: nothing of the transaction is kept then
 */
export async function addRemoteIds(
  em: EntityManager,
  financing: Pick<FinancingRecord, "id" | "connection_id">,
  ids: readonly NewRemoteId[],
): Promise<void> {
  for (const { kind, value, details = null } of ids) {
    await em.execute(
      `insert into financing_remote_id (id, financing_id, connection_id, kind, value, details)
       values (?, ?, ?, ?, ?, ?::jsonb)
       on conflict (connection_id, kind, value) where deleted_at is null do nothing`,
      [
        generateEntityId(undefined, "finrid"),
        financing.id,
        financing.connection_id,
        kind,
        value,
        details === null ? null : JSON.stringify(details),
      ],
    )
    const owner = await findRemoteId(em, { connection_id: financing.connection_id, kind, value })
    if (owner?.financing_id !== financing.id)
      throw new Error(`The ${kind} of financing ${financing.id} belongs to another financing.`)
  }
}

export async function findRemoteId(em: EntityManager, key: RemoteIdKey): Promise<RemoteIdRecord | null> {
  const [row] = await em.execute<object[]>(
    `select * from financing_remote_id
      where connection_id = ? and kind = ? and value = ? and deleted_at is null`,
    [key.connection_id, key.kind, key.value],
  )
  return row === undefined ? null : toRemoteId(row)
}

/** Oldest first. */
export async function remoteIdsOf(em: EntityManager, financingId: string): Promise<RemoteIdRecord[]> {
  const rows = await em.execute<object[]>(
    "select * from financing_remote_id where financing_id = ? and deleted_at is null order by created_at, id",
    [financingId],
  )
  return rows.map(toRemoteId)
}
