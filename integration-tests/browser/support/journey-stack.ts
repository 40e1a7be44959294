import { databaseUrl, dropDatabase } from "../../../scripts/create-database"
import { type Stack, startStack } from "../../../demo/stack"

/** The demo on free ports, with a database of its own on the PostgreSQL that the test run has started. */
export async function startJourneyStack(): Promise<Stack> {
  const { DB_HOST = "localhost", DB_PORT = "5432", DB_USERNAME = "postgres", DB_PASSWORD = "" } = process.env
  const password = DB_PASSWORD ? `:${encodeURIComponent(DB_PASSWORD)}` : ""
  const server = `postgres://${encodeURIComponent(DB_USERNAME)}${password}@${DB_HOST}:${DB_PORT}/postgres`
  const name = `journeys_${String(process.pid)}_${String(Date.now())}`
  const stack = await startStack({
    databaseUrl: databaseUrl(server, name),
    logFile: `test-results/journeys/${name}.log`,
  })
  const stop = async () => {
    await stack.stop()
    await dropDatabase(server, name)
  }
  return { ...stack, stop }
}
