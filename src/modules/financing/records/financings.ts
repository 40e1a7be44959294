import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import type { FinancingChanges, FinancingKey, NewFinancing } from "../../../core/shared/record-inputs"
import type { FinancingRecord } from "../../../core/shared/records"
import { toFinancing } from "./rows"

const JSON_COLUMNS: ReadonlySet<string> = new Set(["failure_codes", "facts", "direct"])

const asColumn = ([name, value]: readonly [string, unknown]): unknown =>
  JSON_COLUMNS.has(name) ? JSON.stringify(value) : value

const placeholder = (name: string): string => (JSON_COLUMNS.has(name) ? "?::jsonb" : "?")

export async function insertFinancing(em: EntityManager, financing: NewFinancing): Promise<FinancingRecord> {
  const columns = Object.entries({ ...financing, failure_codes: [], stage: "new" })
  const names = columns.map(([name]) => name)
  const [row] = await em.execute<object[]>(
    `insert into financing (${names.join(", ")}) values (${names.map(placeholder).join(", ")}) returning *`,
    columns.map(asColumn),
  )
  if (row === undefined) throw new Error("A financing was inserted but not returned.")
  return toFinancing(row)
}

/** One statement: the row moves on only if nobody moved it since it was read. */
export async function changeFinancing(
  em: EntityManager,
  before: Pick<FinancingRecord, "id" | "version">,
  changes: FinancingChanges,
): Promise<FinancingRecord | null> {
  const columns = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined)
  const sets = columns.map(([name]) => `${name} = ${placeholder(name)}`)
  const [row] = await em.execute<object[]>(
    `update financing set ${[...sets, "version = version + 1", "updated_at = now()"].join(", ")}
      where id = ? and version = ? returning *`,
    [...columns.map(asColumn), before.id, before.version],
  )
  return row === undefined ? null : toFinancing(row)
}

/** The columns by which one financing is known; each has a unique index. */
const KEYS = ["id", "payment_session_id", "order_id", "payment_id", "return_token_hash"] as const

export async function findFinancing(em: EntityManager, key: FinancingKey): Promise<FinancingRecord | null> {
  const given: Partial<Record<(typeof KEYS)[number], string>> = key
  const column = KEYS.find((name) => given[name] !== undefined)
  if (column === undefined) return null
  const [row] = await em.execute<object[]>(
    `select * from financing where ${column} = ? and deleted_at is null`,
    [given[column]],
  )
  return row === undefined ? null : toFinancing(row)
}

/** Newest first. */
export async function financingsOfCart(em: EntityManager, cartId: string): Promise<FinancingRecord[]> {
  const rows = await em.execute<object[]>(
    "select * from financing where cart_id = ? and deleted_at is null order by created_at desc, id desc",
    [cartId],
  )
  return rows.map(toFinancing)
}

/** Takes the turn to read the service for a financing; one statement, so that of two callers one has it. */
export async function claimReading(
  em: EntityManager,
  { id, until }: { readonly id: string; readonly until: Date },
  now: Date,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update financing set reading_until = ?
      where id = ? and (reading_until is null or reading_until <= ?) returning id`,
    [until, id, now],
  )
  return rows.length > 0
}

/** Gives the turn back as of a moment; a turn that was taken over meanwhile is left alone. */
export async function endReading(
  em: EntityManager,
  { id, until }: { readonly id: string; readonly until: Date },
  free: Date,
): Promise<void> {
  await em.execute("update financing set reading_until = ? where id = ? and reading_until = ?", [
    free,
    id,
    until,
  ])
}
