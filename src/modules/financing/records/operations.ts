import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { NewOperation, OperationChanges } from "../../../core/shared/record-inputs"
import type { JsonObject, OperationRecord } from "../../../core/shared/records"
import { toOperation } from "./rows"

const jsonOf = (value: JsonObject | null | undefined): string | null =>
  value == null ? null : JSON.stringify(value)

/** Inserts the operation, or finds the one that already has its idempotency key. */
export async function openOperation(em: EntityManager, operation: NewOperation): Promise<OperationRecord> {
  const [row] = await em.execute<object[]>(
    `insert into financing_operation
       (id, financing_id, kind, idempotency_key, amount, status, codes, actor, note, remote, next_try_at)
     values (?, ?, ?, ?, ?, ?, '[]'::jsonb, ?, ?, ?::jsonb, ?)
     on conflict (idempotency_key) where deleted_at is null do update set updated_at = financing_operation.updated_at
     returning *`,
    [
      generateEntityId(undefined, "finop"),
      operation.financing_id,
      operation.kind,
      operation.idempotency_key,
      operation.amount ?? null,
      operation.status ?? "intended",
      operation.actor ?? null,
      operation.note ?? null,
      jsonOf(operation.remote),
      operation.next_try_at ?? null,
    ],
  )
  if (row === undefined) throw new Error("An operation was inserted but not returned.")
  return toOperation(row)
}

export async function releaseOperation(em: EntityManager, refundId: string): Promise<void> {
  await em.execute(
    "update financing_operation set consumed_by = null, updated_at = now() where consumed_by = ?",
    [refundId],
  )
}

export async function changeOperation(
  em: EntityManager,
  before: Pick<OperationRecord, "id" | "status">,
  to: OperationChanges,
): Promise<OperationRecord | null> {
  const [row] = await em.execute<object[]>(
    `update financing_operation
        set status = ?, codes = coalesce(?::jsonb, codes), note = coalesce(?, note),
            remote = coalesce(?::jsonb, remote), next_try_at = case when ? then ?::timestamptz else next_try_at end,
            consumed_by = coalesce(consumed_by, ?), updated_at = now()
      where id = ? and status = ? and (?::text is null or consumed_by is null) returning *`,
    [
      to.status ?? before.status,
      to.codes === undefined ? null : JSON.stringify(to.codes),
      to.note ?? null,
      jsonOf(to.remote),
      to.next_try_at !== undefined,
      to.next_try_at ?? null,
      to.consumed_by ?? null,
      before.id,
      before.status,
      to.consumed_by ?? null,
    ],
  )
  return row === undefined ? null : toOperation(row)
}
