import type { FinancingAnswer } from "../shared/answers"

/** A page of the list; a cursor leads to the page beside it. */
export interface FinancingsPage {
  readonly financings: readonly FinancingAnswer[]
  readonly limit: number
  /** null when there are more than 10 000. */
  readonly count: number | null
  readonly next: string | null
  readonly previous: string | null
}

/** Something that waits for a person. */
export interface Case {
  readonly financing: Pick<
    FinancingAnswer,
    | "id"
    | "method"
    | "stage"
    | "payable"
    | "returned"
    | "currency_code"
    | "order_id"
    | "order_number"
    | "purchase_reference"
    | "test"
  >
  readonly reason: string
  readonly sentence: string
  readonly since: string | null
  readonly exits: readonly string[]
}

export interface CasesPage {
  readonly cases: readonly Case[]
  readonly count: number | null
  readonly next?: string | null
}

export interface WeekAnswer {
  /** Such as "2026-W47". */
  readonly week: string
  readonly amounts: readonly { readonly currency_code: string; readonly amount: string }[]
}

export interface FunnelAnswer {
  readonly started: number
  readonly decided: number
  readonly granted: number
  readonly paid: number
  readonly lost: {
    readonly declined: number
    readonly cancelled: number
    readonly expired: number
    readonly failed: number
  }
  readonly weeks: readonly WeekAnswer[]
}
