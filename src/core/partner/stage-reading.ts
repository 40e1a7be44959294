import type { PartnerMethod } from "../shared/method"
import { MEANING_OF_STAGE, type Stage } from "../shared/stage"
import { mayFollow } from "../shared/stage-moves"

/** What we know ourselves of a financing. */
export interface PartnerFacts {
  readonly method: PartnerMethod
  /** The plan says that the merchant approves before activation. */
  readonly approvalAgreed: boolean
  /** Our own E8 was sent or done. */
  readonly withdrawalSent: boolean
  /** The connection says that its contracts may come without a process status; see docs/unknowns.md. */
  readonly processStatusMayBeAbsent?: boolean
}

/** Still going on, and nothing says where. */
export const ONGOING = "ongoing"

export type StageReading = Stage | typeof ONGOING

/**
 * Where a financing stands after a reading. One that only says that it is still going on never takes back what is
 * known, and nothing leaves `withdrawn` or `terminated`. An end or money that contradicts what is known is answered as
 * it was read, so that `moveStage` refuses it and the journal shows it.
 */
export function stageAfter(previous: Stage, reading: () => StageReading): Stage {
  if (MEANING_OF_STAGE[previous] === "reversed") return previous
  const read = reading()
  if (read === ONGOING) return previous === "new" ? "started" : previous
  const waiting = MEANING_OF_STAGE[read] === "waiting"
  return waiting && !mayFollow(previous, read) ? previous : read
}
