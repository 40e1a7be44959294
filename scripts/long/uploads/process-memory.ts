import fs from "node:fs"

const KIB = 1024

/** Linux: writing this to `clear_refs` sets the peak of a process back to what it holds now. */
const RESET_PEAK = "5"

const statusOf = (pid: number, name: string): number =>
  Number(
    new RegExp(`${name}:\\s+(\\d+) kB`).exec(fs.readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1],
  )

/** What the process holds now, in bytes. */
export const heldBy = (pid: number): number => statusOf(pid, "VmRSS") * KIB

/**
 * How far the process's memory rises over what it holds before the work, at its highest moment, in bytes. The kernel
 * keeps the peak itself: no short moment is missed.
 */
export async function riseDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const level = heldBy(pid)
  fs.writeFileSync(`/proc/${String(pid)}/clear_refs`, RESET_PEAK)
  await work()
  return statusOf(pid, "VmHWM") * KIB - level
}
