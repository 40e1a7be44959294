import { knownWord } from "./status-word"

/** Partner API, section 3.4. */
export const PROCESS_STATUSES = [
  "waiting_for_customer_digital_verification",
  "waiting_for_partner_confirmation",
  "waiting_for_downpayment",
  "activated",
] as const

export type ProcessStatus = (typeof PROCESS_STATUSES)[number] | "unknown"

/** v2 spells the partner in the plural, v3 in the singular: one meaning. */
export const processStatusOf = (word: string): ProcessStatus =>
  knownWord(PROCESS_STATUSES, word.trim().replace(/^waiting_for_partners_/i, "waiting_for_partner_"))
