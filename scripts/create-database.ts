import { Client } from "pg"

export type NewDatabase = {
  /** An address of any database of the server. */
  server: string
  name: string
  /** A database that nobody is connected to; the new one begins as its copy. */
  template?: string
}

const DUPLICATE_DATABASE = "42P04"

/**
 * Makes a database and answers its address.
 * @returns `created` false when it was there already; it is then left as it is.
 * @throws Error naming the server when it cannot be reached.
 */
export async function createDatabase(wish: NewDatabase): Promise<{ url: string; created: boolean }> {
  const template = wish.template ? ` TEMPLATE ${quoted(wish.template)}` : ""
  const created = await onServer(wish.server, async (client) => {
    try {
      await client.query(`CREATE DATABASE ${quoted(wish.name)}${template}`)
      return true
    } catch (error) {
      if (hasCode(error, DUPLICATE_DATABASE)) return false
      throw error
    }
  })
  return { url: databaseUrl(wish.server, wish.name), created }
}

/** Removes a database and ends the sessions on it; it may be missing. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`))
}

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.toString()
}

async function onServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl(server, "postgres"),
    connectionTimeoutMillis: 5000,
  })
  try {
    await client.connect()
  } catch (error) {
    const { host } = new URL(server)
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The database server ${host} cannot be reached: ${reason}`)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

const hasCode = (error: unknown, code: string) =>
  typeof error === "object" && error !== null && "code" in error && error.code === code
