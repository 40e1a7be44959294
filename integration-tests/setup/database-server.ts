import type { Postgres } from "../../scripts/embedded-postgres"

declare global {
  /** The server that globalSetup started and globalTeardown stops; both run in jest's main process. */
  var financingTestServer: Postgres | undefined
}

export const keepServer = (server: Postgres | undefined): void => {
  globalThis.financingTestServer = server
}

export const keptServer = (): Postgres | undefined => globalThis.financingTestServer
