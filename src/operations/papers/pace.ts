import { systemClock } from "../clock"

const MIB = 1024 * 1024

/** What all files that pass through this process share, in bytes per second: far more than shoppers' lines bring. */
const RATE = 64 * MIB

/** Milliseconds; a shorter wait is left to the next piece. */
const WORTH_WAITING = 4

const turn = { at: 0 }

/**
 * Waits until a piece of a file may pass. Files that come all at once would leave their buffers behind faster than the
 * garbage collector takes them away, and keep everybody else waiting for the processor.
 */
export async function keepPace(bytes: number): Promise<void> {
  const now = performance.now()
  turn.at = Math.max(turn.at, now) + (bytes / RATE) * 1_000
  const wait = turn.at - now
  if (wait >= WORTH_WAITING) await systemClock.sleep(wait)
}
