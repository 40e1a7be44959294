import { startPostgres } from "../../scripts/embedded-postgres"
import { keepServer } from "./database-server"

/** Jest's globalSetup: one PostgreSQL for all test files, the given one or an embedded one. */
export default async function startDatabaseServer(): Promise<void> {
  const given = process.env.DATABASE_URL
  const server = given ? undefined : await startPostgres({ inMemory: true })
  keepServer(server)
  describeServer(new URL(given ?? server?.url("postgres") ?? ""))
}

/** Medusa's test runner reads the parts, and demands TLS of any host but `localhost`. */
function describeServer(url: URL): void {
  process.env.DB_HOST = url.hostname === "127.0.0.1" ? "localhost" : url.hostname
  process.env.DB_PORT = url.port || "5432"
  process.env.DB_USERNAME = decodeURIComponent(url.username)
  process.env.DB_PASSWORD = decodeURIComponent(url.password)
}
