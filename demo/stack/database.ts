import fs from "node:fs"
import path from "node:path"

import { createDatabase, databaseUrl, dropDatabase } from "../../scripts/create-database"
import { startPostgres } from "../../scripts/embedded-postgres"
import { postgresUser } from "../../scripts/postgres-binaries"
import { dataFolder } from "../../scripts/postgres-data"
import { isDemoDatabase } from "./database-state"

export type DatabaseWish = {
  /** A PostgreSQL that runs already; the database is made when it is missing. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded PostgreSQL keeps its data; without it they go away with the stack. */
  readonly dataDir?: string | undefined
  /** Begin with an empty database. */
  readonly reset?: boolean | undefined
}

export type Database = { readonly url: string; readonly stop: () => Promise<void> }

const NAME = "medusa_financing_demo"

/** @throws Error with a plain sentence when a given server cannot be reached or a foreign database would be cleared. */
export async function openDatabase(wish: DatabaseWish): Promise<Database> {
  if (wish.databaseUrl) return openGiven(wish.databaseUrl, wish.reset ?? false)
  if (wish.reset && wish.dataDir) {
    fs.rmSync(dataFolder(wish.dataDir, postgresUser()), { recursive: true, force: true })
  }
  // PostgreSQL may run as another user, who must be able to enter the folder around its own.
  if (wish.dataDir) fs.mkdirSync(path.dirname(wish.dataDir), { recursive: true })
  const postgres = await startPostgres(wish.dataDir ? { dataDir: wish.dataDir } : {})
  const { url } = await createDatabase({ server: postgres.url("postgres"), name: NAME })
  return { url, stop: postgres.stop }
}

async function openGiven(server: string, reset: boolean): Promise<Database> {
  const name = decodeURIComponent(new URL(server).pathname.slice(1)) || NAME
  const url = databaseUrl(server, name)
  const { created } = await createDatabase({ server, name })
  if (reset && !created) {
    if (!(await isDemoDatabase(url)))
      throw new Error(`The database ${name} was not made by the demo: it is not cleared.`)
    await dropDatabase(server, name)
    await createDatabase({ server, name })
  }
  return { url, stop: () => Promise.resolve() }
}
