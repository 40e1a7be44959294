import type {
  AmountCheck,
  ConnectionWithKeys,
  FinancingRecord,
  JsonObject,
  PlanRecord,
} from "../core/shared/records"
import type { Result } from "../core/shared/result"
import type { Stage } from "../core/shared/stage"
import type { SystemError } from "../core/shared/system-error"

/** Contact and address pass through to the system; they are never kept or logged. */
export interface Applicant {
  readonly email: string | null
  readonly phone: string | null
  readonly address: ApplicantAddress | null
  readonly ip: string | null
}

export interface ApplicantAddress {
  readonly street: string | null
  readonly city: string | null
  readonly zipCode: string | null
}

export interface StartRequest {
  readonly plan: PlanRecord
  readonly payable: string
  readonly currencyCode: string
  readonly locale: string
  readonly validUntil: Date
  readonly purchaseReference: string
  readonly description: string | null
  readonly urls: { readonly returnUrl: string; readonly cancelUrl: string; readonly callbackUrl: string }
  readonly applicant: Applicant
}

export interface Started {
  readonly remoteSessionId: string
  readonly redirectUrl: string
}

/** What the rules need to know beside a reading. */
export interface StageFacts {
  readonly previous: Stage
  readonly method: FinancingRecord["method"]
  readonly approvalAgreed: boolean
  /** Our own withdrawal was sent, whatever its answer. */
  readonly withdrawalSent: boolean
}

/** What the system said when it was read, in the words that all systems share. */
export interface Reading {
  /** Where the financing stands by the rules of this system. */
  stageFrom(facts: StageFacts): Stage
  /** How the amount that the system names agrees with what was sent. */
  amountCheck(payable: string, currencyCode: string): AmountCheck
  readonly applicationId: string | null
  readonly contractId: string | null
  readonly words: {
    readonly session: string
    readonly contract: string | null
    readonly process: string | null
  }
  /** For the merchant's screen; nothing personal. */
  readonly facts: JsonObject
  offers(command: Command, terms: CommandTerms): Offer
}

export interface CommandTerms {
  readonly method: FinancingRecord["method"]
  readonly approvalAgreed: boolean
  readonly withdrawalAgreed: boolean
}

export type Command = "approve" | "cancel" | "withdraw"

export type Offer = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export interface Quote {
  /** Months. */
  readonly period: number
  readonly monthlyPayment: string
  /** Percent with two decimals. */
  readonly apr: string | null
  readonly totalCost: string | null
}

/** What the system says of a product: the amounts in major units, the periods in months. */
export interface ProductTerms {
  readonly name: string | null
  readonly minAmount: string | null
  readonly maxAmount: string | null
  readonly periods: readonly number[]
  readonly defaultPeriod: number | null
  /** Whether the contract waits for the merchant, where the system says so. */
  readonly approvalRequired: boolean | null
  readonly parameters: JsonObject
}

/** One outside service. Each system implements it; `systems.ts` is the only place that knows which. */
export interface FinancingSystem {
  start(request: StartRequest): Promise<Result<Started, SystemError>>
  observe(financing: FinancingRecord, budgetMs?: number): Promise<Result<Reading, SystemError>>
  /** Preliminary: what the amount would cost the shopper, before anybody has applied. */
  quote(plan: PlanRecord, amount: string, budgetMs?: number): Promise<Result<Quote, SystemError>>
  terms(productCode: string): Promise<Result<ProductTerms, SystemError>>
  /** Whether the address answers and the key is accepted. */
  ping(): Promise<Result<void, SystemError>>
  execute(command: Command, financing: FinancingRecord, budgetMs?: number): Promise<Result<void, SystemError>>
}

export type SystemOf = (connection: ConnectionWithKeys) => FinancingSystem
