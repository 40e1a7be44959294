/**
 * `npm run test:long [-- MODE] [--seed N] [--purchases N]`: the long modes, or one of them.
 * Ends with `N passed, N failed`.
 */
import { parseArgs } from "node:util"

import { wholeNumber } from "./load/whole-number"
import { testInstall } from "./long/install"
import type { LongMode, LongRun } from "./long/long-mode"
import { testRush } from "./long/rush"

/** A true installation in a fresh folder; many shoppers at once. */
const MODES: Readonly<Record<string, LongMode>> = { install: testInstall, rush: testRush }

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
  const options = { seed: { type: "string" }, purchases: { type: "string" } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { seed = String((Date.now() % MOST_SEEDS) + 1), purchases } = values
  await testLong(positionals, {
    seed: wholeNumber("seed", seed),
    ...(purchases === undefined ? {} : { purchases: wholeNumber("purchases", purchases) }),
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
