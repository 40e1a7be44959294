import type { JsonObject } from "../json"
import type { Product, Shop } from "../shops"

/** Partner API, section 3.1. */
export const SESSION_STATUSES = [
  "pending",
  "cancelled",
  "granted",
  "completed",
  "declined",
  "expired",
] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** Where a session may go. The document names the states only; a finished session never moves again. */
export const SESSION_MOVES = {
  pending: ["cancelled", "granted", "completed", "declined", "expired"],
  granted: ["cancelled", "completed", "declined", "expired"],
  cancelled: [],
  completed: [],
  declined: [],
  expired: [],
} as const satisfies Record<SessionStatus, readonly SessionStatus[]>

export interface PartnerUrls {
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly callbackUrl: string
}

/** What A2 asked for, after validation. Amounts are decimal strings, times are milliseconds since 1970. */
export interface SessionRequest {
  readonly productCode: string
  readonly amount: string
  readonly currency: string
  readonly locale: string
  readonly validUntil: number | null
  readonly salespersonReference: string | null
  readonly userIp: string | null
  readonly purchaseReference: string
  readonly urls: PartnerUrls
  readonly customerData: JsonObject | null
  readonly contactData: JsonObject | null
}

/** One payment session. Only the functions in `life/` change it. */
export interface Session {
  readonly uuid: string
  readonly shop: Shop
  readonly product: Product
  readonly request: SessionRequest
  /** The body of A2 exactly as it came. */
  readonly received: JsonObject
  readonly createdAt: number
  readonly validUntil: number
  status: SessionStatus
  applicationUuid: string | null
  contractUuid: string | null
  /** The customer left by a cancel button of the dialog, so the way back is `cancel_url`. */
  cancelledInDialog: boolean
  readonly history: { readonly at: number; readonly status: SessionStatus }[]
}
