/**
 * `npm run bench [-- --purchases 50 --builtin 10]`: how long after the callback's 200 the order is committed, by the
 * plugin's callback route and, in the same run, by Medusa's built-in webhook route. PostgreSQL writes durably, the
 * sandbox answers without delay. Ends 1 when the plugin's median is a second or more.
 */
import { parseArgs } from "node:util"

import { startStack } from "../demo/stack"
import { measure, type Route } from "./bench/measure"
import { median, table } from "./bench/times"
import { startPostgres } from "./embedded-postgres"
import { createDatabase } from "./create-database"

const MEDIAN_LIMIT_MS = 1000

const { values } = parseArgs({
  options: { purchases: { type: "string", default: "50" }, builtin: { type: "string", default: "10" } },
})

async function bench(): Promise<boolean> {
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres({ durable: true })
  try {
    const server = process.env.DATABASE_URL ?? postgres?.url("postgres") ?? ""
    const { url } = await createDatabase({ server, name: `financing_bench_${process.pid}` })
    return await benchOn(url)
  } finally {
    await postgres?.stop()
  }
}

async function benchOn(databaseUrl: string): Promise<boolean> {
  const stack = await startStack({ databaseUrl, env: { DISABLE_ADMIN: "true" }, report: console.log })
  try {
    const run = (route: Route, purchases: string) => measure({ stack, databaseUrl, route }, Number(purchases))
    const ours = await run("plugin", values.purchases)
    const builtin = await run("built-in", values.builtin)
    console.log("\nFrom the callback's 200 to the committed order, one purchase after another:\n")
    console.log(table({ "medusa-financing": ours, "Medusa's built-in webhook": builtin }))
    return median(ours) < MEDIAN_LIMIT_MS
  } finally {
    await stack.stop()
  }
}

bench().then(
  (good) => {
    console.log(good ? "\nok: the median is under a second" : "\nFAILED: the median is a second or more")
    process.exitCode = good ? 0 : 1
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
