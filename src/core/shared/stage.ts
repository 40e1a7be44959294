/** Where a financing stands. The moves and Medusa's meaning are the tables below. */
export const STAGES = [
  "new",
  "started",
  "deciding",
  "proving_income",
  "offered",
  "signing",
  "paying_down",
  "awaiting_approval",
  "active",
  "withdrawn",
  "terminated",
  "declined",
  "cancelled",
  "expired",
  "failed",
] as const

export type Stage = (typeof STAGES)[number]

/** What a stage means for Medusa's payment. */
export type PaymentMeaning = "waiting" | "authorized" | "captured" | "refused" | "cancelled" | "reversed"

export const MEANING_OF_STAGE = {
  new: "waiting",
  started: "waiting",
  deciding: "waiting",
  proving_income: "waiting",
  offered: "waiting",
  signing: "waiting",
  paying_down: "waiting",
  awaiting_approval: "authorized",
  active: "captured",
  withdrawn: "reversed",
  terminated: "reversed",
  declined: "refused",
  failed: "refused",
  cancelled: "cancelled",
  expired: "cancelled",
} as const satisfies Record<Stage, PaymentMeaning>
