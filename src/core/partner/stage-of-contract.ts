import { ONGOING, type StageReading } from "../shared/stage-reading"
import type { ContractReading } from "./observation"
import type { PartnerFacts } from "./partner-facts"

/** What else was read beside a contract. */
export interface BesideContract {
  /** How the session or the application ended, which tells why the contract did. */
  readonly end: "cancelled" | "declined" | "expired" | "failed" | null
  /** Whether the session says that credit is granted; null in the direct flow, which has no session. */
  readonly granted: "granted" | "completed" | "no" | null
}

/** Both must agree before an order is placed: the session that credit is granted, the contract what it waits for. */
function waitsForApproval(
  { status, processStatus }: ContractReading,
  { granted }: BesideContract,
  facts: PartnerFacts,
): boolean {
  if (!facts.approvalAgreed || status !== "signed") return false
  if (processStatus === null) return facts.processStatusMayBeAbsent === true && granted === "granted"
  return granted !== "no" && processStatus === "waiting_for_partner_confirmation"
}

/** Partner API, section 3.4, of a contract that is neither activated nor ended. */
function stageOfProcess(contract: ContractReading): StageReading {
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

/** Partner API, section 3.3. The contract outranks what stands beside it, which tells only why it ended. */
export function stageOfContract(
  contract: ContractReading,
  beside: BesideContract,
  facts: PartnerFacts,
): StageReading {
  switch (contract.status) {
    case "activated":
      return "active"
    case "terminated":
      return facts.withdrawalSent ? "withdrawn" : "terminated"
    case "cancelled":
      return beside.end ?? "cancelled"
    case "unsigned":
      return beside.end ?? stageOfProcess(contract)
    case "signed":
      return waitsForApproval(contract, beside, facts) ? "awaiting_approval" : stageOfProcess(contract)
    case "unknown":
      return ONGOING
  }
}
