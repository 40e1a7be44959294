import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { systemOfFinancing } from "../desk"
import { knownOf } from "../remote-ids"
import { applyReading } from "./apply-reading"
import { closeStaleStart, expireLocally, noteUnreadContract } from "./local-ends"
import { noteUnreadable } from "./note-unreadable"

export interface RefreshOptions {
  /** Do not read again if the system was read less than this many milliseconds ago. */
  readonly notWithinMs?: number
  readonly budgetMs?: number
}

/** A lost compare-and-set throws the reading away and reads again, this many times at most. */
const ATTEMPTS = 4

/**
 * Reads the system and applies what it says. A callback, a click or a clock only ever triggers this.
 * @returns the record as it is afterwards; unchanged when the system could not be read
 */
export async function refreshFinancing(
  desk: Desk,
  id: string,
  options: RefreshOptions = {},
): Promise<FinancingRecord | null> {
  let latest = await desk.records.findFinancing({ id })
  for (let attempt = 0; latest !== null && attempt < ATTEMPTS; attempt += 1) {
    if (latest.remote_session_id === null) return closeStaleStart(desk, latest)
    if (isFresh(desk, latest, options)) return latest
    const applied = await readOnce(desk, latest, options)
    if (applied !== null) return noteUnreadContract(desk, await expireLocally(desk, applied))
    latest = await desk.records.findFinancing({ id })
  }
  return latest
}

const isFresh = (desk: Desk, financing: FinancingRecord, options: RefreshOptions): boolean =>
  options.notWithinMs !== undefined &&
  financing.read_at !== null &&
  !isEnd(financing.stage) &&
  !isDue(desk, financing) &&
  desk.clock.now().getTime() - financing.read_at.getTime() < options.notWithinMs

/** A callback makes a financing due: what was read before it came is old news, however fresh. */
const isDue = (desk: Desk, { next_check_at: due }: FinancingRecord): boolean =>
  due !== null && due.getTime() <= desk.clock.now().getTime()

/** Null when the compare-and-set was lost. */
async function readOnce(
  desk: Desk,
  financing: FinancingRecord,
  options: RefreshOptions,
): Promise<FinancingRecord | null> {
  const system = await systemOfFinancing(desk, financing)
  const reading = await system.observe(await knownOf(desk, financing), options.budgetMs)
  return reading.ok
    ? applyReading(desk, financing, reading.value)
    : noteUnreadable(desk, financing, reading.error)
}
