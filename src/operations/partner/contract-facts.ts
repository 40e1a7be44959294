import type { PartnerObservation } from "../../core/partner/observation"
import type { JsonObject } from "../../core/shared/records"

/** What the merchant's screen shows of a contract; nothing of the customer. */
export function contractFacts({
  contract,
  contractUnread,
}: Pick<PartnerObservation, "contract" | "contractUnread">): JsonObject {
  if (contract === null) return contractUnread ? { contract_unread: true } : {}
  return {
    contract_unread: false,
    contract_number: contract.number,
    signed_at: contract.signedAt,
    partner_approval_at: contract.partnerApprovalAt,
    activated_at: contract.activatedAt,
    terminated_at: contract.terminatedAt,
    termination_reason: contract.terminationReason,
    activator_name: contract.activatorName,
    customer_signed: contract.customerSigned,
    shop_signed: contract.repSigned,
    identification_satisfied: contract.identificationSatisfied,
    withdrawable: contract.withdrawable,
    payout_account_last_four: contract.payoutAccountLastFour,
  }
}
