/** `npm run test:long [-- MODE] [--seed N]`: the long modes, or one of them. Ends with `N passed, N failed`. */
import { parseArgs } from "node:util"

import { testInstall } from "./long/install"
import type { LongMode } from "./long/long-mode"

/** A true installation in a fresh folder. */
const MODES: Readonly<Record<string, LongMode>> = { install: testInstall }

async function testLong(names: readonly string[], seed: number): Promise<void> {
  const unknown = names.filter((name) => !(name in MODES))
  if (unknown.length > 0)
    throw new Error(`No such mode: ${unknown.join(", ")}. Modes: ${Object.keys(MODES).join(", ")}.`)
  console.log(`seed ${seed}`)
  let failed = 0
  const chosen = Object.entries(MODES).filter(([name]) => names.length === 0 || names.includes(name))
  for (const [name, run] of chosen) {
    const began = Date.now()
    const problem = await run({ seed, say: (line) => console.log(`${name}: ${line}`) }).then(
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

const { values, positionals } = parseArgs({ options: { seed: { type: "string" } }, allowPositionals: true })

testLong(positionals, Number(values.seed ?? Date.now() % 1_000_000)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
