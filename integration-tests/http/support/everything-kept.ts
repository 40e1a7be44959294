import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Shop } from "./shop"

/** Every row of every table as text: what a thief of the database would read. */
export async function everythingKept({ container }: Shop): Promise<string> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows: tables } = await database.raw<{ rows: { name: string }[] }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.raw<{ rows: { row: string }[] }>(
        `select row_to_json(one)::text as row from "${name}" one`,
      )
      return rows.map(({ row }) => row).join("\n")
    }),
  )
  return texts.join("\n")
}
