import fc from "fast-check"

import type { Twin } from "../../../scripts/matrix/twin"
import { runSequence, type Sequence } from "./sequence"

/** Commands of one sequence. */
const FEWEST = 60
const MOST = 80

const choice = fc.record({ purchase: fc.nat(1_000), pick: fc.nat(1_000_000) })

const sequences: fc.Arbitrary<Sequence> = fc.record({
  choices: fc.array(choice, { minLength: FEWEST, maxLength: MOST }),
  slow: fc.boolean(),
  verification: fc.boolean(),
})

export interface Runs {
  readonly seed: number
  readonly runs: number
}

/**
 * Random legal sequences through the twin and through the client with the stage rules.
 * @returns how many commands were carried out
 * @throws Error with what they disagree on, and the seed and path of the shortest sequence that was found
 */
export async function agreeOnWhoIsPaid(twin: Twin, { seed, runs }: Runs): Promise<number> {
  let commands = 0
  const property = fc.asyncProperty(sequences, async (sequence) => {
    commands += await runSequence(twin, sequence)
  })
  const found = await fc.check(property, { seed, numRuns: runs })
  if (!found.failed) return commands
  const problem =
    found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance)
  throw new Error(`${problem} (seed ${String(found.seed)}, path ${found.counterexamplePath ?? "none"})`)
}
