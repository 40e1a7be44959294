import type {
  FinancingRecord,
  JournalEntryRecord,
  JsonObject,
  OperationKind,
  OperationRecord,
  OperationStatus,
} from "./records"
import type { NewRemoteId } from "./remote-id"

type Managed = "id" | "version" | "created_at" | "updated_at"

/** What identifies one financing. */
export type FinancingKey =
  | { readonly id: string }
  | { readonly payment_session_id: string }
  | { readonly order_id: string }
  | { readonly payment_id: string }
  | { readonly return_token_hash: string }

/** What is decided when a financing begins; everything else starts empty. */
export type NewFinancing = Pick<
  FinancingRecord,
  | "id"
  | "method"
  | "flow"
  | "plan_id"
  | "connection_id"
  | "test"
  | "approval_agreed"
  | "payable"
  | "currency_code"
  | "cart_id"
  | "customer_id"
  | "sales_channel_id"
  | "country_code"
  | "locale"
  | "payment_session_id"
  | "purchase_reference"
  | "fingerprint"
  | "token_hash"
  | "return_token_hash"
  | "valid_until"
  | "next_check_at"
  | "direct"
>

/** The columns that may change after the start. */
export type FinancingChanges = Partial<
  Omit<
    FinancingRecord,
    | Managed
    | "method"
    | "flow"
    | "reading_until"
    | "plan_id"
    | "connection_id"
    | "payable"
    | "currency_code"
    | "cart_id"
  >
>

export interface NewJournalEntry {
  readonly kind: JournalEntryRecord["kind"]
  readonly summary: string
  readonly details?: JsonObject
  readonly actor?: string | null
}

export interface NewOperation {
  readonly financing_id: string
  readonly kind: OperationKind
  readonly idempotency_key: string
  readonly amount?: string | null
  readonly actor?: string | null
  readonly note?: string | null
  readonly status?: OperationStatus
  readonly remote?: JsonObject | null
  readonly next_try_at?: Date | null
}

export type OperationChanges = Partial<
  Pick<OperationRecord, "status" | "codes" | "note" | "remote" | "next_try_at" | "consumed_by">
>

/** Operations of these kinds whose `next_try_at` has come. */
export interface DueOperations {
  readonly kinds: readonly OperationKind[]
  readonly limit: number
  /** For how long nobody else gets them, in milliseconds. */
  readonly holdMs: number
}

/** An authentic callback as it is kept: which session it speaks of, and a digest to know its copies by. */
export interface CallbackNote {
  readonly connectionId: string
  readonly dedupeKey: string
  /** Of the direct flow: the application's, also an old one. */
  readonly remoteSessionId: string
  /** The status word of the message: a hint for people, never a basis for a decision. */
  readonly statusWord: string
  readonly via: "server" | "browser"
}

/** An alert as it is kept: what it claims in listed words, and how plausible it is. It proves nothing. */
export interface AlertNote {
  readonly financingId: string
  readonly connectionId: string
  /** Of many alerts with the same key one is kept. */
  readonly dedupeKey: string
  readonly details: JsonObject
  readonly at: Date
  /** When the financing must have been checked; null when the alert is not followed by a check. */
  readonly checkBy: Date | null
}

export interface CallbackReceipt {
  readonly financingId: string | null
  readonly duplicate: boolean
}

export interface LeaseClaim {
  readonly key: string
  readonly holder: string
  /** How long the lease lasts if its holder dies, in milliseconds. */
  readonly ms: number
  /** How long after that it is still left alone, in milliseconds. */
  readonly graceMs?: number
}

/** `taken` by somebody else, `fresh`, or `inherited` from a holder that died. */
export type LeaseAnswer = "taken" | "fresh" | "inherited"

/** A change of a financing with the journal rows that tell of it and the ids that it brings. */
export interface FinancingChange {
  readonly to: FinancingChanges
  readonly journal?: readonly NewJournalEntry[]
  readonly remoteIds?: readonly NewRemoteId[]
}

/** Financings that are old enough to be erased: ended, or activated, before a moment. */
export interface ErasableWish {
  readonly before: Date
  /** Only ids behind this one; empty begins with the first. */
  readonly after: string
  readonly limit: number
}

/** Who erased a financing, or which rule. */
export interface Erasure {
  readonly at: Date
  readonly summary: "erased_on_request" | "erased_by_age"
  /** An admin user's id; null for a rule or for the store's own code. */
  readonly actor: string | null
}
