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

/** One contract. Only the functions in `life/` change it. Times are milliseconds since 1970. */
export interface Contract {
  readonly uuid: string
  readonly number: string
  readonly sessionUuid: string
  readonly shopUuid: string
  readonly productCode: string
  readonly customerUuid: string
  readonly createdAt: number
  status: ContractStatus
  processStatus: ProcessStatus | null
  hold: Hold | null
  signedAt: number | null
  partnerApprovalAt: number | null
  activatedAt: number | null
  cancelledAt: number | null
  terminatedAt: number | null
}
