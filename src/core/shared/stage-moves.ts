import { err, ok, type Result } from "./result"
import type { Stage } from "./stage"

/** Late money is never dropped: these two may follow every stage that has not given the money back. */
const MONEY = ["awaiting_approval", "active"] as const satisfies readonly Stage[]

/** Reached from every stage on the way: a reading may have missed what came between, even `active`. */
const ENDS = [
  "withdrawn",
  "terminated",
  "declined",
  "cancelled",
  "expired",
  "failed",
] as const satisfies readonly Stage[]

/** Which stage may follow which. The service may be read late, so every later stage may follow directly. */
export const NEXT_STAGES = {
  new: ["started", "deciding", "proving_income", "offered", "signing", "paying_down", ...MONEY, ...ENDS],
  started: ["deciding", "proving_income", "offered", "signing", "paying_down", ...MONEY, ...ENDS],
  deciding: ["proving_income", "offered", "signing", "paying_down", ...MONEY, ...ENDS],
  proving_income: ["deciding", "offered", "signing", "paying_down", ...MONEY, ...ENDS],
  offered: ["signing", "paying_down", ...MONEY, ...ENDS],
  signing: ["proving_income", "paying_down", ...MONEY, ...ENDS],
  paying_down: [...MONEY, ...ENDS],
  awaiting_approval: ["active", ...ENDS],
  active: ["withdrawn", "terminated"],
  declined: MONEY,
  cancelled: MONEY,
  expired: MONEY,
  failed: MONEY,
  withdrawn: [],
  terminated: [],
} as const satisfies Record<Stage, readonly Stage[]>

/** A reading that contradicts what is recorded. It is journalled; the record stays as it is. */
export interface IllegalMove {
  readonly kind: "illegal_move"
  readonly from: Stage
  readonly to: Stage
}

export interface StageMove {
  readonly stage: Stage
  /** False for a repeated report: nothing to record. */
  readonly changed: boolean
}

/** True for a stage that only late money can leave. */
export const isEnd = (stage: Stage): boolean => ENDS.some((end) => end === stage)

export const mayFollow = (from: Stage, to: Stage): boolean =>
  (NEXT_STAGES[from] as readonly Stage[]).includes(to)

/**
 * Moves a financing from one stage to another. The same stage again is no change.
 * @returns the stage to record, or the illegal move, which leaves the record untouched
 */
export function moveStage(from: Stage, to: Stage): Result<StageMove, IllegalMove> {
  if (from === to) return ok({ stage: from, changed: false })
  return mayFollow(from, to) ? ok({ stage: to, changed: true }) : err({ kind: "illegal_move", from, to })
}
