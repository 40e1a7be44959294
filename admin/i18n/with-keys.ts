import { en } from "./en/all"
import type { Words } from "./words"

/** A language as it is written, or, in a built admin, its sentences alone in the order of English's keys. */
export type Loaded = Words | readonly string[]

const isBare = (loaded: Loaded): loaded is readonly string[] => Array.isArray(loaded)

/** The words with their keys; a sentence that is not there is English. */
export function withKeys(loaded: Loaded): Words {
  if (!isBare(loaded)) return loaded
  const words: Record<string, string> = { ...en }
  Object.keys(en).forEach((key, index) => {
    words[key] = loaded[index] ?? words[key] ?? key
  })
  return words as Words
}
