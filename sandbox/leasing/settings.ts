/** How the leasing service answers and behaves where its documents leave it open. */
export interface LeasingSettings {
  /** The vocabulary of the check's answer. */
  readonly check: "phase" | "result" | "both"
  /** `body`: status 200 with an error code; `status`: 401, 404 or 422. */
  readonly errors: "body" | "status"
  /** Where the rows of the tariffs stand. */
  readonly tariff_data: "nested" | "beside"
  /** What the address of L3 is called; `text` is the bare address. */
  readonly redirect_name: "url" | "redirect_url" | "redirectUrl" | "redirect" | "link" | "text"
  readonly names: "snake_case" | "camel_case"
  readonly order_json: "list" | "text" | "any"
  /** Whether `apply` decides by the amount at once, or waits for an act. */
  readonly decision: "by_amount" | "wait"
  /** How long a token opens the leasing system. */
  readonly token_lifetime_seconds: number
  /** What happens then to an application that nobody has applied with: it closes, or only its token is of no use. */
  readonly expiry: "close" | "token_only"
  /** How long an address of L3 can be opened. */
  readonly redirect_lifetime_seconds: number
}

export const ENCODINGS = ["form", "json", "json_camel", "json_utf16", "multipart", "query"] as const
export type AlertEncoding = (typeof ENCODINGS)[number]

export const HASHES = ["plain", "pipe", "semicolon", "colon", "upper_case", "wrong", "absent"] as const
export type AlertHash = (typeof HASHES)[number]

/** How an alert travels. */
export interface LeasingAlertSettings {
  /** `hold` keeps alerts until the control API releases them; `never` drops them. */
  readonly mode: "send" | "hold" | "never"
  readonly delay_ms: number
  /** How many identical requests leave at the same moment. */
  readonly copies: number
  readonly encoding: AlertEncoding
  readonly sha1: AlertHash
}

export const DEFAULT_LEASING_SETTINGS: LeasingSettings = {
  check: "phase",
  errors: "body",
  tariff_data: "nested",
  redirect_name: "url",
  names: "snake_case",
  order_json: "list",
  decision: "by_amount",
  token_lifetime_seconds: 24 * 3600,
  expiry: "close",
  redirect_lifetime_seconds: 900,
}

export const DEFAULT_LEASING_ALERTS: LeasingAlertSettings = {
  mode: "send",
  delay_ms: 0,
  copies: 1,
  encoding: "form",
  sha1: "plain",
}
