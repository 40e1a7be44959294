import { createHash } from "node:crypto"

/**
 * What a journal entry tells of:
 * an authentic callback, a changed reading, something that was done, a refusal, a person's note, a call for a person.
 */
export const JOURNAL_KINDS = ["callback", "reading", "action", "refusal", "note", "attention"] as const

export type JournalKind = (typeof JOURNAL_KINDS)[number]

/**
 * By what the copies of one callback are known: the browser's and the server's carry the same message and
 * timestamp, a later report of the same status does not.
 * @returns 64 hex characters that reveal nothing of the message
 */
export const dedupeKey = (connectionId: string, timestamp: string, message: string): string =>
  createHash("sha256")
    .update(JSON.stringify([connectionId, timestamp, message]))
    .digest("hex")
