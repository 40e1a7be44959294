import type { AttentionReason } from "./attention"
import type { DirectSettings } from "./direct-settings"
import type { DirectState } from "./direct-state"
import type { Flow } from "./flow"
import type { JournalKind } from "./journal"
import type { Method, SystemName } from "./method"
import type { Stage } from "./stage"

export type Market = "ee" | "lv" | "lt" | "pl" | "cz"

export type Environment = "test" | "production"

export type Dialect = "v2" | "v2_camel" | "v3"

/** JSON as it is kept in a record. */
export type JsonObject = Record<string, unknown>

/** The address of one shop at one system. Its keys live apart, sealed. */
export interface ConnectionRecord {
  readonly id: string
  readonly name: string
  readonly system: SystemName
  readonly market: Market
  readonly environment: Environment
  readonly base_url: string
  readonly shop_uuid: string
  /** Hosts to which a shopper may be redirected. */
  readonly redirect_hosts: readonly string[]
  readonly dialect: Dialect
  readonly overrides: JsonObject
  readonly locale: string | null
  readonly salesperson_reference: string | null
  readonly merchant_domain_name: string | null
  readonly additional_data: JsonObject | null
  readonly credit_application_data: JsonObject | null
  /** The shop sells for several merchants: each purchase names its own (D3). */
  readonly aggregator: boolean
  /** The service has agreed that applications are linked to sessions: the short ePOS flow, in Estonia alone. */
  readonly short_flow_agreed: boolean
  /** The last four characters of the current key: all that a person may see of it. */
  readonly key_hint: string | null
  readonly last_success_at: Date | null
  readonly last_callback_at: Date | null
  readonly refused_callbacks: number
  readonly created_at: Date
  readonly updated_at: Date
}

export interface ApiKeys {
  readonly current: string
  /** Still valid for callbacks while the key is being rotated. */
  readonly previous: string | null
}

export interface ConnectionWithKeys {
  readonly connection: ConnectionRecord
  readonly keys: ApiKeys
}

export type PlanStatus = "active" | "paused"

/** When the plugin approves by itself: never, when the order is placed, or when all of it is fulfilled. */
export type ApproveWhen = "manual" | "placed" | "fulfilled"

/** One product code as this shop sells it. Amounts are decimal strings in major units. */
export interface PlanRecord {
  readonly id: string
  readonly connection_id: string
  readonly method: Method
  readonly product_code: string
  readonly name: string
  readonly flow: Flow
  readonly currency_code: string
  /** Lower-case country codes; empty means any country. */
  readonly countries: readonly string[]
  /** Ids of product categories and of products; empty means any. A cart fits when each of its items does. */
  readonly categories: readonly string[]
  readonly products: readonly string[]
  /** When it is offered; null means without a limit. */
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly min_amount: string | null
  readonly max_amount: string | null
  /** Months. */
  readonly periods: readonly number[]
  readonly default_period: number | null
  readonly approval_agreed: boolean
  /** Whether the service has agreed full withdrawal through the API (E8) for this product. */
  readonly withdrawal_agreed: boolean
  readonly approve_when: ApproveWhen
  /** The autopilot stands still; approval by hand goes on. */
  readonly approval_paused: boolean
  /** Hours after which a financing that waits for approval asks for a person; null for never. */
  readonly approval_wait_hours: number | null
  /** How long a session stays open: `valid_until` of A2. */
  readonly valid_days: number
  readonly priority: number
  readonly status: PlanStatus
  /** Of a plan whose shopper applies inside the shop; null is the usual settings. */
  readonly direct: DirectSettings | null
  readonly parameters: JsonObject | null
  readonly refreshed_at: Date | null
  readonly refresh_problem: string | null
}

/** How sure the amount of a paid financing is; see rule 2 of ARCHITECTURE.md. */
export type AmountCheck = "confirmed" | "amount_as_sent" | "mismatch"

/** One shopper's attempt to finance one cart. */
export interface FinancingRecord {
  readonly id: string
  readonly method: Method
  readonly flow: Flow
  readonly plan_id: string
  readonly connection_id: string
  readonly test: boolean
  readonly approval_agreed: boolean
  /** The one amount that is sent and compared: a decimal string in major units. */
  readonly payable: string
  readonly currency_code: string
  readonly cart_id: string
  readonly customer_id: string | null
  readonly sales_channel_id: string | null
  readonly country_code: string | null
  readonly locale: string
  /** A mutable, unique binding: Medusa re-creates payment sessions freely. */
  readonly payment_session_id: string | null
  readonly payment_id: string | null
  readonly order_id: string | null
  /** The order's number as people read it: Medusa's `display_id`. */
  readonly order_number: number | null
  readonly purchase_reference: string
  readonly remote_session_id: string | null
  readonly remote_application_id: string | null
  readonly remote_contract_id: string | null
  /** The session's status; in the direct flow the decision on the application. */
  readonly session_status: string | null
  readonly contract_status: string | null
  readonly process_status: string | null
  /** What the last reading said of the contract, for the merchant's screen; nothing of the customer. */
  readonly facts: JsonObject | null
  /** Where the shopper applies inside the shop. */
  readonly direct: DirectState | null
  /** Somebody is reading the service, or has just done so: nobody else may until then. Where the shopper applies inside the shop. */
  readonly reading_until: Date | null
  readonly amount_check: AmountCheck | null
  readonly stage: Stage
  readonly orphaned: boolean
  /** What has been given back in part at the service so far: a decimal string in major units. */
  readonly returned: string
  readonly attention: AttentionReason | null
  readonly attention_since: Date | null
  readonly attention_note: string | null
  /** What a person closed; it is not raised again until the stage moves. */
  readonly closed_attention: AttentionReason | null
  readonly failure_codes: readonly string[]
  /** Digest of items, e-mail and address at the start. */
  readonly fingerprint: string
  readonly token_hash: string
  readonly return_token_hash: string
  readonly sealed_redirect: string | null
  readonly valid_until: Date
  readonly read_at: Date | null
  readonly activated_at: Date | null
  /** When Medusa booked the capture. */
  readonly captured_at: Date | null
  readonly ended_at: Date | null
  /** When everything in it that may tell of a person was erased. */
  readonly erased_at: Date | null
  readonly next_check_at: Date | null
  /** How many checks have been made since the last change: walks the schedule. */
  readonly checks: number
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

export type OperationKind =
  | "start"
  | "apply"
  | "accept"
  | "sign"
  | "confirm"
  | "statement"
  | "payment_link"
  | "approve"
  | "cancel"
  | "withdraw"
  | "return_part"
  | "payout_account"
  | "purchase"
  | "items"
  | "merchant"
  | "attachments"
  | "record"
  /** The merchant said by capturing that the customer's advance has arrived. */
  | "advance"

export type OperationStatus = "intended" | "sent" | "done" | "refused" | "unknown"

/** One command to a system; its intent is saved before it is sent. */
export interface OperationRecord {
  readonly id: string
  readonly financing_id: string
  readonly kind: OperationKind
  readonly idempotency_key: string
  readonly amount: string | null
  readonly status: OperationStatus
  readonly codes: readonly string[]
  readonly actor: string | null
  readonly note: string | null
  /** Ids at the system that the operation needs to be found again, such as a drafted version. */
  readonly remote: JsonObject | null
  /** When an operation that could not be carried out yet is tried again by itself. */
  readonly next_try_at: Date | null
  /** The Medusa refund that used this operation up, once. */
  readonly consumed_by: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

export interface JournalEntryRecord {
  readonly id: string
  readonly financing_id: string | null
  readonly connection_id: string | null
  readonly kind: JournalKind
  readonly summary: string
  readonly details: JsonObject
  readonly actor: string | null
  readonly dedupe_key: string | null
  readonly remote_session_id: string | null
  readonly created_at: Date
}
