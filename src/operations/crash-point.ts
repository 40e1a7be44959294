import { existsSync, readFileSync } from "node:fs"
import type { Desk } from "./desk"

/** Where a crash test lets the process die: before and after every request of a command about money, and between. */
export const CRASH_POINTS = [
  "approve.before_E5",
  "approve.after_E5",
  "approve.recorded",
  "cancel.before_E6",
  "cancel.after_E6",
  "cancel.recorded",
  "withdraw.before_E8",
  "withdraw.after_E8",
  "withdraw.recorded",
  "return.before_F1",
  "return.after_F1",
  "return.before_F2",
  "return.after_F2",
  "return.before_F3",
  "return.after_F3",
  "return.before_F5",
  "return.after_F5",
  "return.before_F4",
  "return.after_F4",
  "return.recorded",
  "refund.consumed",
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]

/** Ends this process on the spot, without a word to anybody, if a test asked for it; see docs/operations.md. */
export function crashPoint({ records: { settings } }: Desk, name: CrashPoint): void {
  const { crashAt } = settings
  if (crashAt !== null && existsSync(crashAt) && readFileSync(crashAt, "utf8").trim() === name)
    process.kill(process.pid, "SIGKILL")
}
