import { keepServer, keptServer } from "./database-server"

/** Jest's globalTeardown. */
export default async function stopDatabaseServer(): Promise<void> {
  await keptServer()?.stop()
  keepServer(undefined)
}
