import { appliesInShop, endsInDialog, isAtService } from "../../core/shared/flow"
import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { systemOfFinancing } from "../desk"
import { knownOf } from "../remote-ids"
import { applyReading } from "./apply-reading"
import { noteAskedAgain } from "../direct/asked-again"
import { completeOffer } from "../direct/complete-offer"
import { closeUnapplied, noteLostApplication } from "../direct/close-unapplied"
import { isDue } from "../next-check"
import { takeTurn } from "../reading-turn"
import { closeStaleStart, expireLocally, noteUnreadContract } from "./local-ends"
import { noteUnreadable } from "./note-unreadable"

export interface RefreshOptions {
  /** Do not read again if the system was read less than this many milliseconds ago. */
  readonly notWithinMs?: number
  readonly budgetMs?: number
  /** The fast polling: its readings are not the job's, whose next look is not put off by them. */
  readonly polled?: boolean
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
    if (!isAtService(latest)) return closeUnstarted(desk, latest)
    if (isFresh(desk, latest, options)) return latest
    const read = appliesInShop(latest) ? readInItsTurn : readOnce
    const applied = await read(desk, latest, options)
    if (applied !== null) return afterReading(desk, applied)
    latest = await desk.records.findFinancing({ id })
  }
  return latest
}

const closeUnstarted = (desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> =>
  endsInDialog(financing) ? closeStaleStart(desk, financing) : closeUnapplied(desk, financing)

/** What a reading leaves to do, in this order. */
const AFTER_READING: readonly ((desk: Desk, financing: FinancingRecord) => Promise<FinancingRecord>)[] = [
  noteLostApplication,
  completeOffer,
  noteAskedAgain,
  expireLocally,
  noteUnreadContract,
]

async function afterReading(desk: Desk, applied: FinancingRecord): Promise<FinancingRecord> {
  let latest = applied
  for (const note of AFTER_READING) latest = await note(desk, latest)
  return latest
}

/** Partner API, section 4.G: after the fast polling a shopper's own action reads at most this often. */
const SHOPPER_READS_MS = 15_000

/** How old a reading may be. */
const freshFor = (financing: FinancingRecord, wanted: number): number =>
  appliesInShop(financing) ? Math.max(wanted, SHOPPER_READS_MS) : wanted

const isFresh = (desk: Desk, financing: FinancingRecord, options: RefreshOptions): boolean =>
  options.notWithinMs !== undefined &&
  financing.read_at !== null &&
  !isEnd(financing.stage) &&
  !isDue(desk, financing) &&
  desk.clock.now().getTime() - financing.read_at.getTime() < freshFor(financing, options.notWithinMs)

/**
 * Partner API, section 4.G: the fast polling and a shopper who presses again and again read beside the schedule of the
 * job, which stays where it is.
 */
const isBesideSchedule = (financing: FinancingRecord, { polled, notWithinMs }: RefreshOptions): boolean =>
  appliesInShop(financing) && (polled === true || notWithinMs !== undefined)

/** Null when the compare-and-set was lost. */
async function readOnce(
  desk: Desk,
  financing: FinancingRecord,
  options: RefreshOptions,
): Promise<FinancingRecord | null> {
  const system = await systemOfFinancing(desk, financing)
  const reading = await system.observe(await knownOf(desk, financing), options.budgetMs)
  const counted = !isBesideSchedule(financing, options)
  return reading.ok
    ? applyReading(desk, financing, { ...reading.value, counted })
    : noteUnreadable(desk, financing, { error: reading.error, counted })
}

/**
 * Reads what is polled when it is this caller's turn. Whoever read it while the caller waited has read for both.
 * Null when the compare-and-set was lost.
 */
async function readInItsTurn(
  desk: Desk,
  { id }: FinancingRecord,
  options: RefreshOptions,
): Promise<FinancingRecord | null> {
  const asked = desk.clock.now()
  const turn = await takeTurn(desk, id)
  try {
    const latest = await desk.records.findFinancing({ id })
    const read = latest?.read_at ?? null
    if (latest === null || turn === null || (read !== null && read > asked)) return latest
    return await readOnce(desk, latest, options)
  } finally {
    await turn?.end()
  }
}
