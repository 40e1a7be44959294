import type { ShopperSigningMethod } from "./direct-settings"

/** Terms of a credit. Amounts are decimal strings in major units, the period is in months, the day of the month. */
export interface Terms {
  readonly amount: string | null
  readonly period: number | null
  readonly payment_day: number | null
  readonly down_payment_amount: string | null
}

/** A payment schedule for a person to read. Amounts are decimal strings in major units, dates as the service writes them. */
export interface PlainSchedule {
  readonly total: string | null
  readonly rows: readonly {
    readonly date: string | null
    readonly amount: string | null
    readonly principal: string | null
    readonly interest: string | null
    /** What is owed before the payment. */
    readonly balance: string | null
  }[]
}

/** What the service offers, as it is shown to the shopper. */
export interface Offer extends Terms {
  /** Another one whenever the terms or the application are. */
  readonly id: string
  readonly number: string | null
  readonly currency_code: string
  readonly monthly_payment: string | null
  /** Percent with two decimals. */
  readonly apr: string | null
  readonly total_cost: string | null
  readonly schedule: PlainSchedule | null
  readonly messages: readonly string[]
  /** A date, as the service writes it. */
  readonly valid_to: string | null
}

export type StartedSigning = ShopperSigningMethod | "digital" | "paper"

export type ProofWay = "bank" | "upload"

/** ISO 8601, in UTC. */
type Moment = string

/**
 * Where a financing of the direct flow stands beside its stage: what was asked, offered and begun. Nothing personal.
 */
export interface DirectState {
  /** When the intent to apply (C1) was saved. It is sent once. */
  readonly applied_at: Moment | null
  readonly asked: Terms | null
  readonly offer: Offer | null
  /** What was asked or offered before the service altered the conditions. */
  readonly before: Terms | null
  /** For the customer to read. */
  readonly messages: readonly string[]
  /** How the income may be proven, as the service said last; `again` when it was asked for before. */
  readonly proof: {
    readonly ways: readonly ProofWay[]
    readonly again: boolean
    /** What the shopper has done about it; null while nothing has arrived. */
    readonly given: { readonly way: ProofWay; readonly at: Moment } | null
    /** How many callbacks had come when the shopper began with it. */
    readonly told?: number
  } | null
  readonly signing: {
    readonly method: StartedSigning
    readonly at: Moment
    /** Where the customer signs, sealed. */
    readonly sealed_url: string | null
    readonly wrong_codes: number
    /** The code was handed on; the contract tells whether it was right. */
    readonly confirmed_at?: Moment
  } | null
  readonly down_payment: {
    readonly state: "open" | "unknown" | "failed"
    /** Since when the contract has waited for it. */
    readonly since: Moment
    /** The attempt that is under way: its page, sealed. None once the customer has come back from it. */
    readonly link?: { readonly sealed_url: string; readonly at: Moment } | null
  } | null
}

export const NEW_DIRECT_STATE: DirectState = {
  applied_at: null,
  asked: null,
  offer: null,
  before: null,
  messages: [],
  proof: null,
  signing: null,
  down_payment: null,
}
