import { MEANING_OF_STAGE, type Stage } from "./stage"
import { mayFollow } from "./stage-moves"

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
