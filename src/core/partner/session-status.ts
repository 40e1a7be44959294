import { knownWord } from "./status-word"

/** Partner API, section 3.1. */
export const SESSION_STATUSES = [
  "pending",
  "cancelled",
  "granted",
  "completed",
  "declined",
  "expired",
] as const

export type SessionStatus = (typeof SESSION_STATUSES)[number] | "unknown"

export const sessionStatusOf = (word: string): SessionStatus => knownWord(SESSION_STATUSES, word)
