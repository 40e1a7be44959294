import type { ContractStatus } from "./contract-status"
import type { ApplicationUuid, ContractUuid, PosSessionUuid } from "./ids"
import type { ProcessStatus } from "./process-status"
import type { SessionStatus } from "./session-status"

/** What A3 said, without anything personal. Partner API, section 2.1. */
export interface SessionReading {
  readonly uuid: PosSessionUuid
  readonly status: SessionStatus
  /** The service's own word. */
  readonly statusWord: string
  readonly contractUuid: ContractUuid | null
  /** Present once the shopper has sent the application in. */
  readonly applicationUuid: ApplicationUuid | null
  /** A decimal string in major units. */
  readonly totalAmount: string | null
  readonly currency: string | null
  readonly redirectUrl: string | null
  readonly purchaseReference: string | null
}

/** What E4 said, without anything personal. Partner API, section 2.7. */
export interface ContractReading {
  readonly uuid: ContractUuid
  readonly number: string | null
  readonly status: ContractStatus
  readonly statusWord: string
  /** Null where the answer has none. */
  readonly processStatus: ProcessStatus | null
  readonly processWord: string | null
  readonly signedAt: string | null
  readonly customerSigned: boolean
  readonly repSigned: boolean
  readonly partnerApprovalAt: string | null
  readonly activatedAt: string | null
  readonly terminatedAt: string | null
  readonly activatorName: string | null
  readonly terminationReason: string | null
  readonly identificationSatisfied: boolean | null
  /** Whether the whole contract can be withdrawn, where the answer says so. */
  readonly withdrawable: boolean | null
  /** All that is ever kept of the account. */
  readonly payoutAccountLastFour: string | null
  readonly productCode: string | null
}

/** What the service said about a financing when it was read, as one value. */
export interface PartnerObservation {
  readonly session: SessionReading
  /** Null when there is none, when it must not be read (pay next month), or when it could not be read. */
  readonly contract: ContractReading | null
  /** True when there is a contract that could not be read this time. */
  readonly contractUnread: boolean
}
