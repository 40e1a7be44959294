import fs from "node:fs"
import path from "node:path"

import { createDatabase, databaseUrl } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { prepareStore } from "../load/prepare-store"
import { ROOT } from "../run-command"
import { type Flood, flood } from "./alerts/flood"
import type { LongMode } from "./long-mode"

const ALERTS = 100_000
const DATABASE = "alerts"
const LOG_FOLDER = path.join(ROOT, "test-results", "alerts")

/** Forged alerts about leases that wait: nothing changes, and few checks and few rows come of them. */
export const testAlerts: LongMode = async ({ seed, say, runs = ALERTS }) => {
  fs.rmSync(LOG_FOLDER, { recursive: true, force: true })
  const postgres = await startPostgres()
  try {
    const server = postgres.url("postgres")
    await createDatabase({ server, name: DATABASE })
    const address = databaseUrl(server, DATABASE)
    await prepareStore({ databaseUrl: address, folder: LOG_FOLDER, say })
    say(`${runs} forged alerts`)
    const result = await flood({
      databaseUrl: address,
      logFile: path.join(LOG_FOLDER, "medusa.log"),
      seed,
      alerts: runs,
      say,
    })
    tell(result)
  } finally {
    await postgres.stop()
  }
}

function tell({ figures, problems }: Flood): void {
  console.table(figures)
  for (const problem of problems) console.log(`FAILED  ${problem}`)
  if (problems.length > 0) throw new Error(`${problems.length} checks failed; the logs are in ${LOG_FOLDER}.`)
}
