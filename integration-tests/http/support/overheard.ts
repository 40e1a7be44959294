import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Loose, Shop } from "./shop"

/** Everything that leaves the product, or stays in it. */
export interface Overheard {
  /** What was logged or written to the standard streams. */
  readonly log: () => string
  readonly events: () => string
  /** Every answer of this Medusa over HTTP, headers included. */
  readonly answers: () => string
  /** Every row of every table as it is now; the records of workflows are among them. */
  readonly database: () => Promise<string>
  readonly stop: () => void
}

/** Listens at every place where something personal or secret could come out. */
export function overhear(shop: Shop): Overheard {
  const log: string[] = []
  const events: string[] = []
  const answers: string[] = []
  const streams = [process.stdout, process.stderr]
  const before = streams.map((stream) => stream.write.bind(stream))
  for (const stream of streams) stream.write = (chunk: string | Uint8Array) => log.push(String(chunk)) > 0
  shop.container.resolve(Modules.EVENT_BUS).subscribe("*", (event: unknown) => {
    events.push(JSON.stringify(event))
    return Promise.resolve()
  })
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (typeof input === "string" && input.startsWith(shop.url))
      answers.push(`${JSON.stringify([...answer.headers])} ${await answer.clone().text()}`)
    return answer
  }
  return {
    log: () => log.join(""),
    events: () => events.join("\n"),
    answers: () => answers.join("\n"),
    database: () => dump(shop),
    stop: () => {
      for (const [at, stream] of streams.entries()) stream.write = before[at] ?? stream.write
      globalThis.fetch = fetch
    },
  }
}

async function dump({ container }: Shop): Promise<string> {
  const sql: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const tables = await sql("information_schema.tables")
    .where({ table_schema: "public", table_type: "BASE TABLE" })
    .select("table_name")
  const rows = await Promise.all(
    tables.map(
      async ({ table_name: name }: Loose) => `${String(name)} ${JSON.stringify(await sql(name).select())}`,
    ),
  )
  return rows.join("\n")
}
