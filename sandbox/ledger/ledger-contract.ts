import { productOf } from "../shops"
import type { Contract, ContractStatus, ProcessStatus, SigningMethod } from "../world/contract"
import { activeVersion } from "../world/contract-version"
import type { World } from "../world/world"
import { timeOrNull } from "./moment"
import { paidForContract } from "./paid"

/** One contract as the ledger shows it. Amounts are decimal strings, times ISO 8601. */
export interface LedgerContract {
  readonly uuid: string
  readonly number: string
  /** Null for a contract of the direct flow. */
  readonly session_uuid: string | null
  readonly application_uuid: string
  readonly shop_uuid: string
  readonly product_code: string
  readonly approval: boolean
  /** What the contract was made for. */
  readonly amount: string
  /** What it is for after partial returns. */
  readonly amount_now: string
  readonly paid_amount: string
  readonly currency: string
  readonly status: ContractStatus
  readonly process_status: ProcessStatus | null
  readonly payout_account: string | null
  readonly signed_by: SigningMethod | null
  readonly signed_at: string | null
  readonly partner_approval_at: string | null
  readonly activated_at: string | null
  readonly paid_out_at: string | null
  readonly cancelled_at: string | null
  readonly terminated_at: string | null
}

export function ledgerContract(world: World, contract: Contract): LedgerContract {
  const shop = world.shops.find(({ shopUuid }) => shopUuid === contract.shopUuid)
  return {
    uuid: contract.uuid,
    number: contract.number,
    session_uuid: contract.sessionUuid,
    application_uuid: contract.applicationUuid,
    shop_uuid: contract.shopUuid,
    product_code: contract.productCode,
    approval: shop !== undefined && productOf(shop, contract.productCode)?.approval === true,
    amount: contract.versions[0]?.schedule.terms.amount ?? "0.00",
    amount_now: activeVersion(contract).schedule.terms.amount,
    paid_amount: paidForContract(contract),
    currency: shop?.currency ?? "",
    status: contract.status,
    process_status: contract.processStatus,
    payout_account: contract.payoutAccount,
    signed_by: contract.signedBy,
    signed_at: timeOrNull(contract.signedAt),
    partner_approval_at: timeOrNull(contract.partnerApprovalAt),
    activated_at: timeOrNull(contract.activatedAt),
    paid_out_at: timeOrNull(contract.paidOutAt),
    cancelled_at: timeOrNull(contract.cancelledAt),
    terminated_at: timeOrNull(contract.terminatedAt),
  }
}
