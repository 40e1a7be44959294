import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"

interface Row {
  readonly table: "financing_connection" | "financing_plan"
  readonly id: string
}

const TAKEN = {
  financing_connection: "Another connection has this address and shop UUID already.",
  financing_plan: "The connection has a plan of this method and product code already.",
} as const satisfies Record<Row["table"], string>

/** PostgreSQL's code for a value that must be the only one of its kind. */
const UNIQUE_VIOLATION = "23505"

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION

const isJson = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !(value instanceof Date)

/**
 * Writes columns as they are given. Medusa's own update lays a JSON object over the one that is there, so that nothing
 * could be taken out of it again.
 * @param changes by column; their names come from our own types, never from a request
 * @throws MedusaError INVALID_DATA when another row has what must be the only one
 */
export async function replaceColumns(
  em: EntityManager,
  { table, id }: Row,
  changes: object,
): Promise<object> {
  const columns = Object.entries(changes).filter(([, value]) => value !== undefined)
  const sets = columns.map(([name, value]) => `${name} = ${isJson(value) ? "?::jsonb" : "?"}`)
  const written = columns.map(([, value]): unknown => (isJson(value) ? JSON.stringify(value) : value))
  const statement = `update ${table} set ${[...sets, "updated_at = now()"].join(", ")} where id = ? returning *`
  const [row] = await em.execute<object[]>(statement, [...written, id]).catch((error: unknown) => {
    throw isTaken(error) ? new MedusaError(MedusaError.Types.INVALID_DATA, TAKEN[table]) : error
  })
  if (row === undefined) throw new Error(`There is no row ${id} to change.`)
  return row
}
