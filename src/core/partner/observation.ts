import type { ContractStatus } from "./contract-status"
import type { DecisionStatus } from "./decision-status"
import type { ApplicationUuid, ContractUuid, PosSessionUuid } from "./ids"
import type { IncomeProofType } from "./income-proof"
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

/** What C1 or C2 said, without anything personal. Partner API, sections 2.4 and 2.5. */
export interface ApplicationReading {
  /** Another than was asked for when the service altered the conditions. */
  readonly uuid: ApplicationUuid
  readonly previousUuid: ApplicationUuid | null
  readonly number: string | null
  /** The application's own status: an open set, of which the document shows `pending` and `pre_request`. */
  readonly statusWord: string | null
  readonly processWord: string | null
  readonly decision: DecisionStatus
  readonly decisionWord: string
  /** For the customer to read. */
  readonly decisionMessages: readonly string[]
  readonly incomeProofType: IncomeProofType | null
  readonly changedConditions: boolean
  /** A decimal string in major units. */
  readonly amount: string | null
  /** Months. */
  readonly period: number | null
  /** A decimal string in major units. */
  readonly downPaymentAmount: string | null
  /** Day of the month. */
  readonly paymentDay: number | null
  readonly productCode: string | null
  readonly offerValidTo: string | null
  /** Set by the application's own signing (C5). */
  readonly confirmedAt: string | null
  readonly contractUuid: ContractUuid | null
  /** Not always a UUID. */
  readonly purchaseUuid: string | null
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

/** What the service said about a financing of the short flow when it was read, as one value. */
export interface ShortObservation extends PartnerObservation {
  /** Read while the session is open and has an application; else null. */
  readonly application: ApplicationReading | null
  /** True when there is an application that could not be read this time. */
  readonly applicationUnread: boolean
}

/** What the service said about a financing of the direct flow when it was read, as one value. */
export interface DirectObservation {
  readonly application: ApplicationReading
  /** As in `PartnerObservation`. */
  readonly contract: ContractReading | null
  readonly contractUnread: boolean
}
