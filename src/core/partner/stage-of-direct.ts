import type { Stage } from "../shared/stage"
import { ONGOING, stageAfter, type StageReading } from "../shared/stage-reading"
import type { ApplicationReading, DirectObservation } from "./observation"
import { stageOfContract } from "./stage-of-contract"
import type { PartnerFacts } from "./partner-facts"

/**
 * Ends that an application's own status may name. Its words are an open set (docs/unknowns.md); any other says
 * nothing.
 */
const ENDS_OF_APPLICATION = ["cancelled", "expired"] as const

export const endOfApplication = ({ statusWord }: ApplicationReading) =>
  ENDS_OF_APPLICATION.find((end) => end === statusWord?.trim().toLowerCase()) ?? null

/** Partner API, section 3.2, where there is no contract. */
export function stageOfDecision({ decision, confirmedAt }: ApplicationReading): StageReading {
  switch (decision) {
    case "pending":
    case "manual":
      return "deciding"
    case "income_proof_required":
      return "proving_income"
    case "positive":
      return confirmedAt === null ? "offered" : "signing"
    case "negative":
    case "manual_negative":
      return "declined"
    case "failed":
    case "cancelled":
      return decision
    case "unknown":
      return ONGOING
  }
}

function read(
  { application, contract, contractUnread }: DirectObservation,
  facts: PartnerFacts,
): StageReading {
  const end = endOfApplication(application)
  if (contract !== null) return stageOfContract(contract, { end, granted: null }, facts)
  if (contractUnread || application.contractUuid !== null) return ONGOING
  return end ?? stageOfDecision(application)
}

/**
 * Where a financing of the direct flow stands after a reading: the contract outranks the application. Pure; design of
 * the stages: ARCHITECTURE.md.
 */
export const stageOfDirect = (previous: Stage, observation: DirectObservation, facts: PartnerFacts): Stage =>
  stageAfter(previous, () => read(observation, facts))
