/** What the plugin's admin API answers. Amounts are decimal strings in major units, moments are ISO texts. */

export interface Facts {
  readonly contract_unread: boolean
  readonly contract_number: string | null
  readonly signed_at: string | null
  readonly partner_approval_at: string | null
  readonly activated_at: string | null
  readonly terminated_at: string | null
  readonly termination_reason: string | null
  readonly activator_name: string | null
  readonly customer_signed: boolean | null
  readonly shop_signed: boolean | null
  readonly identification_satisfied: boolean | null
  readonly withdrawable: boolean | null
  readonly payout_account_last_four: string | null
  readonly decision_messages: readonly string[]
  /** Of a leasing: what the customer pays to the shop, and why the service closed it. */
  readonly advance: string | null
  readonly close_reason: string | null
}

export interface FinancingAnswer {
  readonly id: string
  readonly method: string
  readonly plan_id: string
  readonly connection_id: string
  readonly stage: string
  readonly test: boolean
  readonly approval_agreed: boolean
  readonly payable: string
  readonly returned: string
  readonly currency_code: string
  readonly cart_id: string
  readonly order_id: string | null
  readonly order_number: number | null
  readonly purchase_reference: string
  readonly session_status: string | null
  readonly contract_status: string | null
  readonly process_status: string | null
  readonly amount_check: string | null
  readonly orphaned: boolean
  readonly facts: Partial<Facts> | null
  readonly attention: string | null
  readonly attention_sentence: string | null
  readonly attention_since: string | null
  readonly attention_note: string | null
  readonly exits: readonly string[]
  readonly failure_codes: readonly string[]
  readonly read_at: string | null
  readonly next_check_at: string | null
  readonly created_at: string
}

export interface OperationAnswer {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly amount: string | null
  readonly codes: readonly string[]
  readonly actor: string | null
  readonly note: string | null
  readonly created_at: string
}

export interface JournalEntryAnswer {
  readonly id?: string
  readonly kind: string
  readonly summary: string
  readonly details: Readonly<Record<string, unknown>>
  readonly actor: string | null
  readonly created_at: string
}

/** Every command of the desk. The browser tests read the list from here. */
export const COMMANDS = [
  "approve",
  "cancel",
  "withdraw",
  "return_part",
  "payout_account",
  "printout",
  "purchase",
  "items",
  "merchant",
  "schedule",
  "attachments",
  "versions",
  "record",
  "refresh",
] as const

export type CommandName = (typeof COMMANDS)[number]

export interface Offer {
  readonly allowed: boolean
  readonly reason: string | null
  readonly sentence: string | null
}

export interface DeskAnswer {
  readonly financing: FinancingAnswer
  readonly operations: readonly OperationAnswer[]
  readonly journal: readonly JournalEntryAnswer[]
  readonly commands?: Readonly<Partial<Record<CommandName, Offer>>>
  /** Of a leasing: every application under its order id, oldest first. */
  readonly applications?: readonly {
    readonly order_id: string
    readonly created_at: string
    /** The service gave it a token. */
    readonly opened: boolean
  }[]
  readonly connection?: {
    readonly id: string
    readonly name: string
    readonly market: string
    readonly environment: "test" | "production"
    readonly simulator_url: string | null
  }
  readonly plan?: {
    readonly id: string
    readonly name: string
    readonly product_code: string
    readonly approve_when: string
    readonly approval_agreed: boolean
    readonly withdrawal_agreed: boolean
  }
}

export interface CommandAnswer {
  readonly financing: FinancingAnswer
  readonly outcome: "done" | "pending"
  readonly sentence: string | null
}

export interface ReturnAnswer {
  readonly id: string
  readonly amount: string
  readonly status: "waiting" | "drafted" | "confirming" | "done" | "abandoned" | "refused" | "unknown"
  readonly version_uuid: string | null
  readonly next_try_at: string | null
  readonly created_at: string
}

export interface ScheduleRow {
  readonly date: string | null
  readonly amount: string | null
  readonly principal: string | null
  readonly interest: string | null
  readonly balance: string | null
}

export interface ScheduleAnswer {
  readonly total: string | null
  readonly rows: readonly ScheduleRow[]
}

export interface ReturnDraft {
  readonly return: ReturnAnswer
  readonly before: ScheduleAnswer | null
  readonly after: ScheduleAnswer | null
}

export interface ReturnableItem {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly returnable_quantity: number
  readonly unit_amount: string
}

export interface ReturnOptions {
  readonly possible: boolean | null
  readonly min_amount: string | null
  readonly max_amount: string | null
  readonly left: string
  readonly currency_code: string
  readonly reason: string | null
  readonly sentence: string | null
  /** YYYY-MM-DD */
  readonly earliest_date: string | null
  readonly time_zone: string | null
  readonly items: readonly ReturnableItem[]
  readonly open_return: ReturnAnswer | null
}

export interface VersionAnswer {
  readonly uuid: string
  readonly status: string | null
  readonly created_at: string | null
  readonly changed_at: string | null
  readonly change_type: string | null
  readonly return_amount: string | null
  readonly payment_schedule_uuid: string | null
}
