/** What the shopper can do now. Amounts are decimal strings in major units, days `YYYY-MM-DD`. */
export type NextAction =
  | Redirect
  | { readonly type: "apply"; readonly form: ApplyForm }
  | { readonly type: "wait"; readonly poll_after_seconds: number; readonly for?: WaitFor }
  | ({ readonly type: "prove_income" } & IncomeProof)
  | { readonly type: "accept_offer"; readonly offer: Offer; readonly before: Terms | null }
  | ({ readonly type: "sign" } & Signing)
  | { readonly type: "confirm_code"; readonly method: "sms"; readonly simulator_url: string | null }
  | { readonly type: "pay_down"; readonly amount: string | null; readonly state: DownPaymentState }
  | { readonly type: "complete"; readonly order_id: string | null }
  | { readonly type: "choose_other"; readonly reason: string; readonly messages?: readonly string[] }

export type ActionType = NextAction["type"]

/** A page of the service. With an offer, the shopper reads it in the shop first, and signs it on that page. */
export interface Redirect {
  readonly type: "redirect"
  readonly url: string
  readonly offer?: Offer
  /** What was asked or offered before the service altered the conditions. */
  readonly before?: Terms | null
}

/** The action of one type: `ActionOf<"sign">`. */
export type ActionOf<Type extends ActionType> = Extract<NextAction, { type: Type }>

export type WaitFor =
  "decision" | "contract" | "signature" | "income_proof" | "down_payment" | "approval" | "other"

export type DownPaymentState = "open" | "unknown" | "failed"

export type FieldKind =
  "text" | "identity_code" | "phone" | "email" | "amount" | "count" | "choice" | "date" | "country" | "iban"

export interface FormField {
  /** The service's dotted name: `customer.identity_code`. */
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly options: readonly string[] | null
}

export interface Consent {
  readonly type: string
  /** In the cart's language. */
  readonly text: string
  readonly required: boolean
  readonly version: string
}

export interface ApplyForm {
  readonly fields: readonly FormField[]
  readonly consents: readonly Consent[]
  /** Two letters. */
  readonly country_code: string
  readonly amount: string
  readonly currency_code: string
  /** In months. */
  readonly periods: readonly number[]
  readonly default_period: number | null
  /** Days of the month. */
  readonly payment_days: readonly number[] | null
  readonly down_payment: {
    readonly possible: boolean
    readonly required: boolean
    readonly min_amount: string | null
    readonly max_amount: string | null
  }
  readonly test: boolean
}

export interface IncomeProof {
  readonly ways: readonly ("bank" | "upload")[]
  readonly limits: {
    readonly max_files: number
    /** Of all files of one sending together. */
    readonly max_bytes: number
    readonly kinds: readonly string[]
  }
  /** A proof was given already, and the service wants more. */
  readonly again: boolean
}

export interface Terms {
  readonly amount: string | null
  /** In months. */
  readonly period: number | null
  /** Day of the month. */
  readonly payment_day: number | null
  readonly down_payment_amount: string | null
}

export interface ScheduleRow {
  readonly date: string | null
  readonly amount: string | null
  readonly principal: string | null
  readonly interest: string | null
  readonly balance: string | null
}

export interface Offer extends Terms {
  readonly id: string
  readonly number: string | null
  readonly currency_code: string
  readonly monthly_payment: string | null
  /** Percent. */
  readonly apr: string | null
  readonly total_cost: string | null
  readonly schedule: { readonly total: string | null; readonly rows: readonly ScheduleRow[] } | null
  /** What the service wants the shopper to read. */
  readonly messages: readonly string[]
  readonly valid_to: string | null
}

export const SIGNING_METHODS = ["sms", "redirect", "send_to_signing_sms", "send_to_signing_email"] as const

export type SigningMethod = (typeof SIGNING_METHODS)[number]

export interface Signing {
  readonly methods: readonly SigningMethod[]
  /** The signing that was begun and can be gone on with. */
  readonly started: SigningMethod | null
  /** Where a signing by redirect goes on. */
  readonly url: string | null
}

export interface Financing {
  readonly id: string
  readonly method: string
  /** For display only; new stages may come. */
  readonly stage: string
  readonly amount: string
  readonly currency_code: string
  readonly test: boolean
  readonly reason: string | null
  readonly order_id: string | null
}

/** What almost every call answers. */
export interface FinancingState {
  readonly financing: Financing
  readonly next_action: NextAction
}
