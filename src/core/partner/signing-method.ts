import type { PartnerMethod } from "../shared/method"

/** Partner API, E2. */
export const SIGNING_METHODS = [
  "digital",
  "paper",
  "sms",
  "redirect",
  "send_to_signing_sms",
  "send_to_signing_email",
] as const

export type SigningMethod = (typeof SIGNING_METHODS)[number]

/** Partner API, C5. */
export const APPLICATION_SIGNING_METHODS = [
  "digital",
  "paper",
  "sms",
] as const satisfies readonly SigningMethod[]

export type ApplicationSigningMethod = (typeof APPLICATION_SIGNING_METHODS)[number]

/** Partner API, section 4.E, rule 4: how a contract of each product may be signed. */
export const SIGNING_METHODS_OF = {
  "hire-purchase": ["redirect", "digital", "paper", "send_to_signing_sms", "send_to_signing_email"],
  "split-payment": ["sms", "paper"],
  "pay-next-month": [],
} as const satisfies Record<PartnerMethod, readonly SigningMethod[]>

/**
 * Partner API, section 4.G, milliseconds: how long the contract is read once per second after this kind of signing.
 * Null: the customer takes their time, and it is read at a reasonable interval for seven days.
 */
export const FAST_POLLING_AFTER_SIGNING_MS = {
  digital: 15_000,
  sms: 15_000,
  paper: 15_000,
  redirect: null,
  send_to_signing_sms: null,
  send_to_signing_email: null,
} as const satisfies Record<SigningMethod, number | null>
