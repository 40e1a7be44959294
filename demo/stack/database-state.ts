import { Client } from "pg"

/** Beside Medusa's own schema, so that its migrations never see it. */
const SCHEMA = "medusa_financing_demo"

/** What the demo noted in its database when it last filled it; null for a new one. */
export const readFingerprint = (databaseUrl: string): Promise<string | null> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('${SCHEMA}.state') IS NOT NULL AS there`,
    )
    if (!rows[0]?.there) return null
    const state = await client.query<{ fingerprint: string }>(`SELECT fingerprint FROM ${SCHEMA}.state`)
    return state.rows[0]?.fingerprint ?? null
  })

export const writeFingerprint = (databaseUrl: string, fingerprint: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`)
    await client.query(`CREATE TABLE IF NOT EXISTS ${SCHEMA}.state (fingerprint text NOT NULL)`)
    await client.query(`DELETE FROM ${SCHEMA}.state`)
    await client.query(`INSERT INTO ${SCHEMA}.state VALUES ($1)`, [fingerprint])
  })

/** True when the database holds nothing, or only what the demo put there: it may be cleared. */
export const isDemoDatabase = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ ours: boolean; tables: string }>(
      `SELECT to_regnamespace('${SCHEMA}') IS NOT NULL AS ours,
              (SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public') AS tables`,
    )
    return rows[0]?.ours === true || rows[0]?.tables === "0"
  })

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
