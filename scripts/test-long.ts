/**
 * `npm run test:long [-- MODE] [--seed N] [--purchases N] [--runs N] [--from N]`: the long modes, or one of them.
 * Ends with `N passed, N failed`.
 */
import { parseArgs } from "node:util"

import { wholeNumber } from "./load/whole-number"
import { testAlerts } from "./long/alerts"
import { testCrash } from "./long/crash"
import { testInstall } from "./long/install"
import type { LongMode, LongRun } from "./long/long-mode"
import { testProperty } from "./long/property"
import { testRush } from "./long/rush"
import { testTabs } from "./long/tabs"
import { testUploads } from "./long/uploads"

/**
 * A true installation in a fresh folder; many shoppers at once; random lives of purchases; killed processes; forged
 * alerts; two tabs; large files.
 */
const MODES: Readonly<Record<string, LongMode>> = {
  install: testInstall,
  rush: testRush,
  property: testProperty,
  crash: testCrash,
  alerts: testAlerts,
  tabs: testTabs,
  uploads: testUploads,
}

async function testLong(names: readonly string[], wish: Omit<LongRun, "say">): Promise<void> {
  const unknown = names.filter((name) => !(name in MODES))
  if (unknown.length > 0)
    throw new Error(`No such mode: ${unknown.join(", ")}. Modes: ${Object.keys(MODES).join(", ")}.`)
  console.log(`seed ${wish.seed}`)
  let failed = 0
  const chosen = Object.entries(MODES).filter(([name]) => names.length === 0 || names.includes(name))
  for (const [name, run] of chosen) {
    const began = Date.now()
    const problem = await run({ ...wish, say: (line) => console.log(`${name}: ${line}`) }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    console.log(
      `${problem === null ? "ok    " : "FAILED"}  ${name} (${Math.round((Date.now() - began) / 1000)} s)`,
    )
    if (problem !== null) failed += 1
    if (problem !== null) console.log(problem)
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

const MOST_SEEDS = 1_000_000

async function main(): Promise<void> {
  const text = { type: "string" } as const
  const options = { seed: text, purchases: text, runs: text, from: text } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { seed = String((Date.now() % MOST_SEEDS) + 1), purchases, runs, from } = values
  await testLong(positionals, {
    seed: wholeNumber("seed", seed),
    ...(purchases === undefined ? {} : { purchases: wholeNumber("purchases", purchases) }),
    ...(runs === undefined ? {} : { runs: wholeNumber("runs", runs) }),
    ...(from === undefined ? {} : { from: wholeNumber("from", from) }),
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
