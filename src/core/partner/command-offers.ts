import type { PartnerMethod } from "../shared/method"
import { err, ok, type Result } from "../shared/result"
import type { ContractStatus } from "./contract-status"
import type { ContractUuid } from "./ids"
import type { ContractReading } from "./observation"

/** Why a command is not sent, in a sentence for the merchant. */
export const COMMAND_REFUSALS = {
  method_has_no_contract:
    "Pay next month has no contract that the shop can approve, cancel or return. Do it with the service, then record it here.",
  approval_not_agreed: "This plan has no merchant approval: the service activates the contract by itself.",
  contract_unknown: "There is no contract yet, or it could not be read. Refresh the financing and try again.",
  contract_not_signed: "The customer has not signed the contract yet.",
  waiting_for_downpayment: "The customer has not made the down payment yet.",
  already_active: "The contract is active already.",
  contract_ended: "The contract has ended already.",
  withdrawal_not_agreed:
    "The service has not agreed full withdrawal for this plan. Do it with the service, then record it here.",
  not_withdrawable:
    "The service says that this contract cannot be withdrawn any more. Settle it with the service, then record it here.",
  not_active: "The contract is not active: there is nothing to give back yet.",
} as const satisfies Record<string, string>

export type CommandRefusal = keyof typeof COMMAND_REFUSALS

const REFUSES_APPROVAL = {
  unsigned: "contract_not_signed",
  signed: null,
  activated: "already_active",
  cancelled: "contract_ended",
  terminated: "contract_ended",
  unknown: "contract_unknown",
} as const satisfies Record<ContractStatus, CommandRefusal | null>

const REFUSES_CANCELLATION = {
  unsigned: null,
  signed: null,
  activated: "already_active",
  cancelled: "contract_ended",
  terminated: "contract_ended",
  unknown: "contract_unknown",
} as const satisfies Record<ContractStatus, CommandRefusal | null>

const REFUSES_WITHDRAWAL = {
  unsigned: "not_active",
  signed: "not_active",
  activated: null,
  cancelled: "contract_ended",
  terminated: "contract_ended",
  unknown: "contract_unknown",
} as const satisfies Record<ContractStatus, CommandRefusal | null>

export interface ApprovalTerms {
  readonly method: PartnerMethod
  readonly approvalAgreed: boolean
}

/**
 * Whether E5 may be sent: approval is agreed, the contract is signed and no down payment is awaited.
 * @param contract as read from E4 just now
 * @returns the contract to approve, or why not
 */
export function offerApproval(
  terms: ApprovalTerms,
  contract: ContractReading | null,
): Result<ContractUuid, CommandRefusal> {
  if (terms.method === "pay-next-month") return err("method_has_no_contract")
  if (!terms.approvalAgreed) return err("approval_not_agreed")
  if (contract === null) return err("contract_unknown")
  const refusal = REFUSES_APPROVAL[contract.status]
  if (refusal !== null) return err(refusal)
  return contract.processStatus === "waiting_for_downpayment"
    ? err("waiting_for_downpayment")
    : ok(contract.uuid)
}

/**
 * Whether E6 may be sent: the contract is unsigned or signed.
 * @param contract as read from E4 just now
 * @returns the contract to cancel, or why not
 */
export function offerCancellation(
  method: PartnerMethod,
  contract: ContractReading | null,
): Result<ContractUuid, CommandRefusal> {
  if (method === "pay-next-month") return err("method_has_no_contract")
  if (contract === null) return err("contract_unknown")
  const refusal = REFUSES_CANCELLATION[contract.status]
  return refusal === null ? ok(contract.uuid) : err(refusal)
}

export interface WithdrawalTerms {
  readonly method: PartnerMethod
  readonly withdrawalAgreed: boolean
}

/**
 * Whether E8 may be sent: full withdrawal is agreed, the contract is active and does not say that it cannot be.
 * @param contract as read from E4 just now
 * @returns the contract to withdraw, or why not
 */
export function offerWithdrawal(
  terms: WithdrawalTerms,
  contract: ContractReading | null,
): Result<ContractUuid, CommandRefusal> {
  if (terms.method === "pay-next-month") return err("method_has_no_contract")
  if (!terms.withdrawalAgreed) return err("withdrawal_not_agreed")
  if (contract === null) return err("contract_unknown")
  const refusal = REFUSES_WITHDRAWAL[contract.status]
  if (refusal !== null) return err(refusal)
  return contract.withdrawable === false ? err("not_withdrawable") : ok(contract.uuid)
}
