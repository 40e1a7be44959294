import fs from "node:fs"

import { createDatabase, databaseUrl } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { prepareStore } from "../load/prepare-store"
import type { LongMode } from "./long-mode"
import { LOG_FOLDER, type Variant } from "./rush/open-shop"
import { type RushResult, rushThrough } from "./rush/rush-through"

const VARIANTS: readonly Variant[] = [
  { name: "one process", processes: 1, locking: "memory" },
  { name: "two processes, locks in memory", processes: 2, locking: "memory" },
  { name: "two processes, locks in PostgreSQL", processes: 2, locking: "postgres" },
]

const PURCHASES = 200
const TEMPLATE = "rush_template"

/** Many shoppers at once, every callback twice and against the browser: one order and one capture for each. */
export const testRush: LongMode = async ({ seed, say, purchases = PURCHASES }) => {
  fs.rmSync(LOG_FOLDER, { recursive: true, force: true })
  const postgres = await startPostgres()
  const results: [string, RushResult][] = []
  try {
    const server = postgres.url("postgres")
    await prepareTemplate(server, say)
    for (const [at, variant] of VARIANTS.entries()) {
      say(`${variant.name}: ${purchases} purchases`)
      const name = `rush_${at}`
      const { url } = await createDatabase({ server, name, template: TEMPLATE })
      const result = await rushThrough({
        variant,
        databaseUrl: url,
        seed,
        purchases,
        say: (line) => say(`${variant.name}: ${line}`),
      })
      printChecks(variant.name, result)
      results.push([variant.name, result])
    }
  } finally {
    await postgres.stop()
  }
  printTable(results, purchases)
  const wrong = results.flatMap(([, { checks }]) => checks.filter(({ problems }) => problems.length > 0))
  if (wrong.length > 0) throw new Error(`${wrong.length} checks failed; the logs are in ${LOG_FOLDER}.`)
}

/** With the table of locking-postgres, which the other variants leave alone. */
async function prepareTemplate(server: string, say: (line: string) => void): Promise<void> {
  await createDatabase({ server, name: TEMPLATE })
  const address = databaseUrl(server, TEMPLATE)
  await prepareStore({ databaseUrl: address, folder: LOG_FOLDER, say, env: { LOCKING: "postgres" } })
}

const SHOWN_PROBLEMS = 5

function printChecks(variant: string, { checks }: RushResult): void {
  for (const { name, problems } of checks) {
    console.log(`${problems.length === 0 ? "ok    " : "FAILED"}  ${variant}: ${name}`)
    for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`        ${problem}`)
    if (problems.length > SHOWN_PROBLEMS) console.log(`        and ${problems.length - SHOWN_PROBLEMS} more`)
  }
}

function printTable(results: readonly [string, RushResult][], purchases: number): void {
  console.table(
    Object.fromEntries(
      results.map(([name, { orders, captures, paid, warnings, seconds }]) => [
        name,
        { purchases, orders, captures, ...paid, warnings, seconds: Math.round(seconds) },
      ]),
    ),
  )
}
