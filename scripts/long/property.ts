import { agreeOnWhoIsPaid } from "../../integration-tests/property/support/property"
import { startTwin } from "../matrix/twin"
import type { LongMode } from "./long-mode"

/** Sequences of at least 60 legal commands each. */
const RUNS = 10_000

/** Sequences that share a seed: after each hundred the run can be taken up again. */
const CHUNK = 100

/**
 * Random legal sequences through the twin and through the client with the stage rules, over loopback HTTP: they never
 * disagree on who is paid. `--from 4000` goes on where a run with the same seed was stopped.
 */
export const testProperty: LongMode = async ({ seed, say, runs = RUNS, from = 0 }) => {
  const twin = await startTwin()
  let commands = 0
  try {
    for (let done = from; done < runs; done += CHUNK) {
      const some = Math.min(CHUNK, runs - done)
      commands += await agreeOnWhoIsPaid(twin, { seed: seed + done / CHUNK, runs: some })
      say(
        `${done + some} of ${runs} sequences, ${commands} commands; go on with --seed ${seed} --from ${done + some}`,
      )
    }
  } finally {
    await twin.close()
  }
}
