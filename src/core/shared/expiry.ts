import { MEANING_OF_STAGE, type Stage } from "./stage"

/** The service is given a day to end a session by itself after its `valid_until`. */
const GRACE_MS = 24 * 60 * 60 * 1000

/** Partner plans: how long a session stays open when the plan says nothing else. */
export const DEFAULT_VALID_DAYS = 7

export const validUntilOf = (start: Date, validDays: number = DEFAULT_VALID_DAYS): Date =>
  new Date(start.getTime() + validDays * 24 * 60 * 60 * 1000)

/** Whether an unfinished financing has outlived its session: it then becomes `expired` without being told. */
export const hasOutlived = (stage: Stage, validUntil: Date, now: Date): boolean =>
  MEANING_OF_STAGE[stage] === "waiting" && now.getTime() >= validUntil.getTime() + GRACE_MS

/** A moment as the service writes it: ISO 8601 with a numeric offset and whole seconds. */
export const isoWithOffset = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, "+00:00")
