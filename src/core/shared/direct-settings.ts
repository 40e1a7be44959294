/** Languages are two lower-case letters. */
export interface ConsentSetting {
  /** As C1 takes it, for instance `DATA_PROCESSING`. */
  readonly type: string
  readonly required: boolean
  readonly texts: Readonly<Record<string, string>>
  /** The shop's own word for this wording: changed whenever the texts are. */
  readonly version: string
}

/** What a shopper may choose; `digital` and `paper` only confirm what was done elsewhere, and are never theirs. */
export const SHOPPER_SIGNING_METHODS = [
  "sms",
  "redirect",
  "send_to_signing_sms",
  "send_to_signing_email",
] as const

export type ShopperSigningMethod = (typeof SHOPPER_SIGNING_METHODS)[number]

export interface UploadLimits {
  /** Files of one request, and bytes of all of them together. */
  readonly max_files: number
  readonly max_bytes: number
}

/** How a plan of the direct flow is sold: what the shop settles itself. */
export interface DirectSettings {
  readonly default_language: string
  readonly consents: readonly ConsentSetting[]
  /** In the order in which they are offered; what the product does not allow is left out. */
  readonly signing_methods: readonly ShopperSigningMethod[]
  readonly uploads: UploadLimits
}

/** No limit is documented; docs/unknowns.md, C8. */
export const DEFAULT_UPLOADS: UploadLimits = { max_files: 10, max_bytes: 25 * 1024 * 1024 }

export const DEFAULT_DIRECT_SETTINGS: DirectSettings = {
  default_language: "en",
  consents: [],
  signing_methods: SHOPPER_SIGNING_METHODS,
  uploads: DEFAULT_UPLOADS,
}
