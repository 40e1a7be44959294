import type { ContractVersion } from "./contract-version"

/** Partner API, section 2.7. */
export const CONTRACT_STATUSES = ["unsigned", "signed", "activated", "cancelled", "terminated"] as const
export type ContractStatus = (typeof CONTRACT_STATUSES)[number]

/** Partner API, section 3.3. */
export const CONTRACT_MOVES = {
  unsigned: ["signed", "cancelled"],
  signed: ["activated", "cancelled"],
  activated: ["terminated"],
  cancelled: [],
  terminated: [],
} as const satisfies Record<ContractStatus, readonly ContractStatus[]>

/** Partner API, section 3.4, in the spelling of version 2. */
export type ProcessStatus =
  | "waiting_for_customer_digital_verification"
  | "waiting_for_partners_confirmation"
  | "waiting_for_downpayment"
  | "activated"

/** What keeps a signed contract from going on, until the customer has done it. */
export type Hold = "waiting_for_customer_digital_verification" | "waiting_for_downpayment"

/** Partner API, section 4, E2. */
export const SIGNING_METHODS = [
  "digital",
  "paper",
  "sms",
  "redirect",
  "send_to_signing_sms",
  "send_to_signing_email",
] as const
export type SigningMethod = (typeof SIGNING_METHODS)[number]

/** A signing that E2 has begun and the customer has not finished. */
export interface PendingSigning {
  readonly method: SigningMethod
  /** For `sms`. */
  readonly code: string | null
  /** The last part of the signing page's address, for the methods that have a page. */
  readonly token: string | null
}

/** One contract. Only the functions in `life/` change it. Times are milliseconds since 1970. */
export interface Contract {
  readonly uuid: string
  readonly number: string
  readonly sessionUuid: string | null
  readonly applicationUuid: string
  readonly shopUuid: string
  readonly productCode: string
  readonly customerUuid: string
  readonly createdAt: number
  status: ContractStatus
  processStatus: ProcessStatus | null
  hold: Hold | null
  payoutAccount: string | null
  signing: PendingSigning | null
  signedBy: SigningMethod | null
  signedAt: number | null
  partnerApprovalAt: number | null
  activatedAt: number | null
  cancelledAt: number | null
  terminatedAt: number | null
  terminationReason: string | null
  /** When E8 has asked for the full withdrawal. */
  withdrawnAt: number | null
  /** When the merchant was paid; partial returns need it. */
  paidOutAt: number | null
  /** The first is the contract as it was made; exactly one is active. */
  readonly versions: ContractVersion[]
}
