/** Longer than any word of the service; what is longer is not a status. */
const MAX_WORD = 64

/** A status word as it is kept beside its meaning: for people, when the meaning is unknown. */
export const keptWord = (word: string): string => word.trim().slice(0, MAX_WORD)

/** The listed word that `raw` is, in any letter case; "unknown" is not fatal: still going on, look closer. */
export function knownWord<Word extends string>(words: readonly Word[], raw: string): Word | "unknown" {
  const asked = raw.trim().toLowerCase()
  return words.find((word) => word === asked) ?? "unknown"
}
