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

/** The forms in which the service may answer where its documents leave it open. The first one is the default. */
export const SHAPES = {
  ping: ["message", "response", "text"],
  unauthorized: ["error_array", "message_text", "message_array"],
  refusal: ["message_array", "message_text", "errors_array", "error_code"],
  session_id: ["uuid", "pos_session_uuid"],
  session: ["flat", "wrapped"],
  contract: ["by_dialect", "wrapped", "flat"],
  contract_names: ["by_dialect", "document", "snake_case", "camel_case"],
  partner_confirmation: ["by_dialect", "partners", "partner"],
  payout_account: ["payout_account_number", "payout_bank_account"],
  product: ["flat", "wrapped"],
  product_values: ["typed", "text"],
  numbers: ["number", "text"],
} as const

export type Shapes = { readonly [Name in keyof typeof SHAPES]: (typeof SHAPES)[Name][number] }

export interface Settings {
  readonly callbacks: CallbackSettings
  readonly browser_return: BrowserReturnSettings
  /** From the merchant's approval to the activated contract; null: only when told so. */
  readonly activation_delay_ms: number | null
  /** The same for contracts that need no approval, counted from the signature. */
  readonly signing_activation_delay_ms: number | null
  /** How long a session without `valid_until` may stay open. */
  readonly session_lifetime_seconds: number
  /** Whether A2 must, may or must not carry `origin`. */
  readonly origin: "required" | "optional" | "refused"
  /** What A2 and B1 do with a field that no document names. */
  readonly unknown_fields: "refused" | "ignored"
  /** Whether a pay-next-month session names a contract; no contract endpoint knows it either way. */
  readonly pay_next_month_contract: boolean
  readonly ping_path: "both" | "root" | "versioned"
  /** The naming of answers to requests without a body, by shop uuid; `v2` where nothing is said. */
  readonly dialects: Readonly<Record<string, "v2" | "v2_camel">>
  readonly shapes: Shapes
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
    signed_text: "decoded",
  },
  browser_return: { method: "GET", message: true, forge: false },
  activation_delay_ms: 0,
  signing_activation_delay_ms: 0,
  session_lifetime_seconds: 7 * 24 * 3600,
  origin: "required",
  unknown_fields: "refused",
  pay_next_month_contract: false,
  ping_path: "both",
  dialects: {},
  shapes: {
    ping: "message",
    unauthorized: "error_array",
    refusal: "message_array",
    session_id: "uuid",
    session: "flat",
    contract: "by_dialect",
    contract_names: "by_dialect",
    partner_confirmation: "by_dialect",
    payout_account: "payout_account_number",
    product: "flat",
    product_values: "typed",
    numbers: "number",
  },
}
