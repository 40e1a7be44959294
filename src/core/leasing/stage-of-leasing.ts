import type { Stage } from "../shared/stage"
import { ONGOING, stageAfter, type StageReading } from "../shared/stage-reading"
import type { Outcome } from "./meaning"
import type { LeasingObservation } from "./observation"

/** What we know ourselves of a financing. */
export interface LeasingFacts {
  /** The merchant said by capturing that the customer's advance has arrived. */
  readonly advanceReceived: boolean
}

const STAGE_OF_OUTCOME = {
  opened: "started",
  deciding: "deciding",
  offered: "offered",
  signing: "signing",
  signed: "active",
  signed_with_advance: "awaiting_approval",
  signed_offline: "active",
  declined: "declined",
  cancelled: "cancelled",
  expired: "expired",
  ongoing: ONGOING,
} as const satisfies Record<Outcome, StageReading>

/**
 * Where a financing stands after a reading. Pure. A signature with an advance waits for the merchant, whose capture
 * means that the advance has arrived; what is unknown, unclear or in error waits.
 */
export const stageOfLeasing = (
  previous: Stage,
  { outcome }: Pick<LeasingObservation, "outcome">,
  { advanceReceived }: LeasingFacts,
): Stage =>
  stageAfter(previous, () =>
    outcome === "signed_with_advance" && advanceReceived ? "active" : STAGE_OF_OUTCOME[outcome],
  )
