import { knownWord } from "./status-word"

/** Service reference, F2 and F5: the words are not documented; what is not known says nothing. */
export const VERSION_STATUSES = ["draft", "active", "replaced"] as const

export type VersionStatus = (typeof VERSION_STATUSES)[number] | "unknown"

export const versionStatusOf = (word: string | null): VersionStatus =>
  word === null ? "unknown" : knownWord(VERSION_STATUSES, word.replace(/^activated$/i, "active"))
