import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const KIB = 1024

/** Linux: writing this to `clear_refs` sets the peak of a process back to what it holds now. */
const RESET_PEAK = "5"

const COLLECT_GARBAGE = "SIGUSR2"

const SETTLE_MS = 400
const SETTLED_WITHIN = 256 * KIB
const MOST_LOOKS = 20

/**
 * For the process that is measured: it collects its garbage when it is told to, and what is collected goes back to the
 * kernel at once, neither waiting for a thread of V8's nor kept by the C library for the next buffer. What the kernel
 * counts is then what the process uses and what it has yet to collect, not what it once used.
 */
export const MEASURED = {
  NODE_OPTIONS: `--require ${path.join(__dirname, "collect-garbage.cjs")}`,
  MALLOC_MMAP_THRESHOLD_: String(16 * KIB),
  MALLOC_TRIM_THRESHOLD_: String(16 * KIB),
}

const statusOf = (pid: number, name: string): number =>
  Number(
    new RegExp(`${name}:\\s+(\\d+) kB`).exec(fs.readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1],
  )

const heldBy = (pid: number): number => statusOf(pid, "VmRSS") * KIB

/** What the process holds while it has nothing to do and its garbage is gone, in bytes. */
export async function levelOf(pid: number): Promise<number> {
  let before = Infinity
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    process.kill(pid, COLLECT_GARBAGE)
    await sleep(SETTLE_MS)
    const now = heldBy(pid)
    if (Math.abs(before - now) < SETTLED_WITHIN) return now
    before = now
  }
  return before
}

/**
 * How far the process's memory rises over its level during the work, at its highest moment, in bytes. The kernel keeps
 * the peak itself: no short moment is missed.
 */
export async function riseDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const level = await levelOf(pid)
  fs.writeFileSync(`/proc/${String(pid)}/clear_refs`, RESET_PEAK)
  await work()
  return statusOf(pid, "VmHWM") * KIB - level
}
