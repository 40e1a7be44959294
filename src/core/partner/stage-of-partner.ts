import type { Stage } from "../shared/stage"
import { ONGOING, stageAfter, type StageReading } from "../shared/stage-reading"
import type { PartnerObservation, SessionReading } from "./observation"
import { stageOfContract, type BesideContract } from "./stage-of-contract"
import type { PartnerFacts } from "./partner-facts"

/** Partner API, section 3.1, where there is no contract. */
function stageOfSession(session: SessionReading): StageReading {
  switch (session.status) {
    case "pending":
      return session.applicationUuid === null ? "started" : "deciding"
    case "granted":
      return "signing"
    case "completed":
      return "active"
    case "cancelled":
    case "declined":
    case "expired":
      return session.status
    case "unknown":
      return ONGOING
  }
}

/** What a session tells of its contract. */
function besideContract({ status }: SessionReading): BesideContract {
  const end = status === "cancelled" || status === "declined" || status === "expired" ? status : null
  return { end, granted: status === "granted" || status === "completed" ? status : "no" }
}

export function readPartner(observation: PartnerObservation, facts: PartnerFacts): StageReading {
  const { session, contract, contractUnread } = observation
  if (facts.method === "pay-next-month") return stageOfSession(session)
  if (contract !== null) return stageOfContract(contract, besideContract(session), facts)
  const unread = contractUnread || session.contractUuid !== null
  return unread ? ONGOING : stageOfSession(session)
}

/** Where a financing by redirect stands after a reading. Pure; design of the stages: ARCHITECTURE.md. */
export const stageOfPartner = (
  previous: Stage,
  observation: PartnerObservation,
  facts: PartnerFacts,
): Stage => stageAfter(previous, () => readPartner(observation, facts))
