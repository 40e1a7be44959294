import type { PartnerMethod } from "../shared/method"
import { MEANING_OF_STAGE, type Stage } from "../shared/stage"
import { mayFollow } from "../shared/stage-moves"
import type { ContractReading, PartnerObservation, SessionReading } from "./observation"

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
const ONGOING = "ongoing"

type Reading = Stage | typeof ONGOING

type SessionEnd = "cancelled" | "declined" | "expired"

const endOfSession = (session: SessionReading): SessionEnd | null => {
  const { status } = session
  return status === "cancelled" || status === "declined" || status === "expired" ? status : null
}

/** Partner API, section 3.1, where there is no contract. */
function stageOfSession(session: SessionReading): Reading {
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

/** Both must agree before an order is placed: the session that credit is granted, the contract what it waits for. */
function waitsForApproval({ session, contract }: PartnerObservation, facts: PartnerFacts): boolean {
  if (!facts.approvalAgreed || contract?.status !== "signed") return false
  if (contract.processStatus === null)
    return facts.processStatusMayBeAbsent === true && session.status === "granted"
  const granted = session.status === "granted" || session.status === "completed"
  return granted && contract.processStatus === "waiting_for_partner_confirmation"
}

/** Partner API, section 3.4, of a contract that is neither activated nor ended. */
function stageOfProcess(contract: ContractReading): Stage {
  switch (contract.processStatus) {
    case "waiting_for_customer_digital_verification":
      return "proving_income"
    case "waiting_for_downpayment":
      return "paying_down"
    case "waiting_for_partner_confirmation":
    case "activated":
    case "unknown":
    case null:
      return "signing"
  }
}

/** Partner API, section 3.3. The contract outranks the session; a session's end tells only why it ended. */
function stageOfContract(
  contract: ContractReading,
  observation: PartnerObservation,
  facts: PartnerFacts,
): Reading {
  switch (contract.status) {
    case "activated":
      return "active"
    case "terminated":
      return facts.withdrawalSent ? "withdrawn" : "terminated"
    case "cancelled":
      return endOfSession(observation.session) ?? "cancelled"
    case "unsigned":
      return endOfSession(observation.session) ?? stageOfProcess(contract)
    case "signed":
      return waitsForApproval(observation, facts) ? "awaiting_approval" : stageOfProcess(contract)
    case "unknown":
      return ONGOING
  }
}

function read(observation: PartnerObservation, facts: PartnerFacts): Reading {
  const { session, contract, contractUnread } = observation
  if (facts.method === "pay-next-month") return stageOfSession(session)
  if (contract !== null) return stageOfContract(contract, observation, facts)
  const unread = contractUnread || session.contractUuid !== null
  return unread ? ONGOING : stageOfSession(session)
}

/**
 * Where a financing stands after a reading. Pure; design of the stages: ARCHITECTURE.md.
 *
 * A reading that only says that it is still going on never takes back what is known, and nothing leaves
 * `withdrawn` or `terminated`. An end or money that contradicts what is known is answered as it was read, so that
 * `moveStage` refuses it and the journal shows it.
 */
export function stageOfPartner(previous: Stage, observation: PartnerObservation, facts: PartnerFacts): Stage {
  if (MEANING_OF_STAGE[previous] === "reversed") return previous
  const reading = read(observation, facts)
  if (reading === ONGOING) return previous === "new" ? "started" : previous
  const waiting = MEANING_OF_STAGE[reading] === "waiting"
  return waiting && !mayFollow(previous, reading) ? previous : reading
}
