import type { Stage } from "../shared/stage"
import { ONGOING, stageAfter, type StageReading } from "../shared/stage-reading"
import type { ShortObservation } from "./observation"
import type { PartnerFacts } from "./partner-facts"
import { endOfApplication, stageOfDecision } from "./stage-of-direct"
import { readPartner } from "./stage-of-partner"

/** Until there is a contract or the session says more than `pending`, the application tells where it stands. */
function read(observation: ShortObservation, facts: PartnerFacts): StageReading {
  const { session, contract, contractUnread, application, applicationUnread } = observation
  const isOpen = session.status === "pending" && session.contractUuid === null
  if (!isOpen || contract !== null || contractUnread) return readPartner(observation, facts)
  if (applicationUnread) return ONGOING
  if (application === null) return readPartner(observation, facts)
  return endOfApplication(application) ?? stageOfDecision(application)
}

/**
 * Where a financing of the short flow stands after a reading: as by redirect, and before that as its application says.
 * Pure; design of the stages: ARCHITECTURE.md.
 */
export const stageOfShort = (previous: Stage, observation: ShortObservation, facts: PartnerFacts): Stage =>
  stageAfter(previous, () => read(observation, facts))
