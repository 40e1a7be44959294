import type {
  AmountCheck,
  ConnectionWithKeys,
  FinancingRecord,
  JsonObject,
  PlanRecord,
} from "../core/shared/records"
import type { Basket } from "../core/leasing/basket"
import type { AttentionReason } from "../core/shared/attention"
import type { NewRemoteId } from "../core/shared/remote-id"
import type { FinancingChanges } from "../core/shared/record-inputs"
import type { Result } from "../core/shared/result"
import type { Stage } from "../core/shared/stage"
import type { SystemError } from "../core/shared/system-error"

/** Contact and address pass through to the system; they are never kept or logged. */
export interface Applicant {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: ApplicantAddress | null
  /** Lower case. */
  readonly countryCode: string | null
  readonly ip: string | null
}

export interface ApplicantAddress {
  readonly street: string | null
  readonly city: string | null
  readonly zipCode: string | null
}

export interface StartRequest {
  readonly plan: PlanRecord
  /** Now. */
  readonly at: Date
  readonly payable: string
  readonly currencyCode: string
  readonly locale: string
  readonly validUntil: Date
  readonly purchaseReference: string
  readonly description: string | null
  /** What is bought, to the cent. */
  readonly basket: Basket
  /** The ids that the financing has had so far, with those that were saved for this attempt. */
  readonly remoteIds: readonly NewRemoteId[]
  readonly urls: { readonly returnUrl: string; readonly cancelUrl: string; readonly callbackUrl: string }
  readonly applicant: Applicant
}

export interface Started {
  readonly remoteSessionId: string
  /** Null where the address is asked anew each time the shopper goes on: see `goOn`. */
  readonly redirectUrl: string | null
  /** Ids by which the system may name this attempt. */
  readonly remoteIds: readonly NewRemoteId[]
}

/** A financing with the ids that it has had at its system, oldest first. */
export interface Known {
  readonly financing: FinancingRecord
  readonly remoteIds: readonly NewRemoteId[]
}

/** Where the shopper goes on; `gone` when the system has forgotten the attempt, so that it needs a new one. */
export type GoOn = { readonly kind: "address"; readonly url: string } | { readonly kind: "gone" }

/** What the rules need to know beside a reading. */
export interface StageFacts {
  readonly previous: Stage
  readonly method: FinancingRecord["method"]
  readonly approvalAgreed: boolean
  /** Our own withdrawal was sent, whatever its answer. */
  readonly withdrawalSent: boolean
  /** The merchant said by capturing that the customer's advance has arrived. */
  readonly advanceReceived: boolean
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
  /** What a person should look at by this reading; null when nothing calls for one. */
  attentionFrom(facts: Pick<StageFacts, "advanceReceived">): AttentionReason | null
  /** What else of the record the reading changes, by the stage that it leads to. */
  changes?(financing: FinancingRecord, stage: Stage, now: Date): FinancingChanges
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
  /** Our own reckoning: the system was not asked, and only its offer counts. */
  readonly estimate: boolean
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
  /** Ids of our own choosing for the next attempt: they are saved with its intent, before anything is sent. */
  idsToSend(purchaseReference: string, known: readonly NewRemoteId[]): readonly NewRemoteId[]
  start(request: StartRequest): Promise<Result<Started, SystemError>>
  /** Null where the address of the start stays good. */
  readonly goOn: ((known: Known, budgetMs?: number) => Promise<Result<GoOn, SystemError>>) | null
  observe(known: Known, budgetMs?: number): Promise<Result<Reading, SystemError>>
  /** Preliminary: what the amount would cost the shopper, before anybody has applied. */
  quote(plan: PlanRecord, amount: string, budgetMs?: number): Promise<Result<Quote, SystemError>>
  terms(productCode: string): Promise<Result<ProductTerms, SystemError>>
  /** Whether the address answers and the key is accepted. */
  ping(): Promise<Result<void, SystemError>>
  execute(command: Command, financing: FinancingRecord, budgetMs?: number): Promise<Result<void, SystemError>>
}

export type SystemOf = (connection: ConnectionWithKeys) => FinancingSystem
