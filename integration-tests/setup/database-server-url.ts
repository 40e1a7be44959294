/** The server that `start-database-server.ts` described in the environment. */
export function databaseServerUrl(): string {
  const { DB_HOST = "", DB_PORT = "", DB_USERNAME = "", DB_PASSWORD = "" } = process.env
  const url = new URL(`postgres://${DB_HOST}:${DB_PORT}/postgres`)
  url.username = encodeURIComponent(DB_USERNAME)
  url.password = encodeURIComponent(DB_PASSWORD)
  return url.toString()
}
