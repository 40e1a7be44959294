import { DEFAULT_REQUESTS, DEFAULT_SHAPES } from "./default-shapes"
import {
  DEFAULT_LEASING_ALERTS,
  DEFAULT_LEASING_SETTINGS,
  type LeasingAlertSettings,
  type LeasingSettings,
} from "../leasing/settings"
import type { Requests, Shapes } from "./shapes"

/** How a server-to-server callback travels. The service's retry policy is not documented, so there is none by default. */
export interface CallbackSettings {
  /** `hold` keeps callbacks until the control API releases them; `never` drops them. */
  readonly mode: "send" | "hold" | "never"
  readonly delay_ms: number
  /** How many identical requests leave at the same moment. */
  readonly copies: number
  /** `reversed` gathers a session's callbacks for `delay_ms` (at least 300) and sends the newest first. */
  readonly order: "normal" | "reversed"
  /** Signs with a wrong key. */
  readonly forge: boolean
  readonly retries: number
  readonly retry_delay_ms: number
  /** The document lists no callback for an expired session. */
  readonly expired: boolean
  readonly names: "snake_case" | "camel_case"
  /** The same for the direct flow, which the document prints in camelCase. */
  readonly direct_names: "camel_case" | "snake_case"
  /** Which application a direct callback names after changed conditions. */
  readonly application: "latest" | "initial"
  /** Which form of `message` the signature covers; the document can be read both ways. */
  readonly signed_text: "decoded" | "encoded"
}

/** How the browser comes back to the shop. */
export interface BrowserReturnSettings {
  readonly method: "GET" | "POST"
  /** False: the browser comes back with no parameters at all. */
  readonly message: boolean
  readonly forge: boolean
}

/** How the service takes a file that proves an income. The document names no limits. */
export interface AttachmentSettings {
  readonly most: number
  /** Bytes of one file. */
  readonly largest: number
}

export interface Settings {
  readonly callbacks: CallbackSettings
  readonly browser_return: BrowserReturnSettings
  /** From the merchant's approval to the activated contract; null: only when told so. */
  readonly activation_delay_ms: number | null
  /** The same for contracts that need no approval, counted from the signature. */
  readonly signing_activation_delay_ms: number | null
  /** From C1 to the decision; null: only when told so. */
  readonly decision_delay_ms: number | null
  /** From a proof of income to the next decision; null: only when told so. */
  readonly income_proof_delay_ms: number | null
  /** From an unknown down payment to its confirmation; null: only when told so. */
  readonly down_payment_delay_ms: number | null
  /** From the activation to the payout to the merchant; null: only when told so. */
  readonly payout_delay_ms: number | null
  /** From E8 to the terminated contract; null: only when told so. */
  readonly withdrawal_delay_ms: number | null
  /** How long the offer of an application without a session stands. */
  readonly offer_lifetime_seconds: number
  /** Whether a contract made by C3 waits for the customer's digital verification after the signature. */
  readonly verification: boolean
  /** Whether C1 compares the customer's data with those of the other customers. */
  readonly customer_data: "compared" | "not_compared"
  /** Dotted names that C1 must carry for every product, besides the product's own. */
  readonly application_required_params: readonly string[]
  readonly attachments: AttachmentSettings
  /** A printout is padded to at least so many bytes. */
  readonly printout_bytes: number
  /** How long a session without `valid_until` may stay open. */
  readonly session_lifetime_seconds: number
  /** Whether A2 must, may or must not carry `origin`. */
  readonly origin: "required" | "optional" | "refused"
  /** What the service does with a field that no document names. */
  readonly unknown_fields: "refused" | "ignored"
  /** Whether a pay-next-month session names a contract; no contract endpoint knows it either way. */
  readonly pay_next_month_contract: boolean
  readonly ping_path: "both" | "root" | "versioned"
  /** The naming of answers to requests without a body, by shop uuid; `v2` where nothing is said. */
  readonly dialects: Readonly<Record<string, "v2" | "v2_camel">>
  readonly shapes: Shapes
  readonly requests: Requests
  readonly leasing: LeasingSettings
  readonly leasing_alerts: LeasingAlertSettings
}

export const DEFAULT_SETTINGS: Settings = {
  callbacks: {
    mode: "send",
    delay_ms: 0,
    copies: 1,
    order: "normal",
    forge: false,
    retries: 0,
    retry_delay_ms: 1000,
    expired: false,
    names: "snake_case",
    direct_names: "camel_case",
    application: "latest",
    signed_text: "decoded",
  },
  browser_return: { method: "GET", message: true, forge: false },
  activation_delay_ms: 0,
  signing_activation_delay_ms: 0,
  decision_delay_ms: 0,
  income_proof_delay_ms: 0,
  down_payment_delay_ms: null,
  payout_delay_ms: null,
  withdrawal_delay_ms: 0,
  offer_lifetime_seconds: 30 * 24 * 3600,
  verification: false,
  customer_data: "compared",
  application_required_params: [],
  attachments: { most: 10, largest: 10_000_000 },
  printout_bytes: 0,
  session_lifetime_seconds: 7 * 24 * 3600,
  origin: "required",
  unknown_fields: "refused",
  pay_next_month_contract: false,
  ping_path: "both",
  dialects: {},
  shapes: DEFAULT_SHAPES,
  requests: DEFAULT_REQUESTS,
  leasing: DEFAULT_LEASING_SETTINGS,
  leasing_alerts: DEFAULT_LEASING_ALERTS,
}
