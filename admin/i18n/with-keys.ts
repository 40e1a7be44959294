import { unpackKeys } from "./unpack-keys"
import type { Words } from "./words"

/** A language as it is written, or, in a built admin, its sentences alone in the order of the keys. */
export type Loaded = Words | readonly string[]

const isBare = (loaded: Loaded): loaded is readonly string[] => Array.isArray(loaded)

/** The words with their keys. @param keys as `packKeys` writes them */
export function withKeys(loaded: Loaded, keys: string): Words {
  if (!isBare(loaded)) return loaded
  return Object.fromEntries(unpackKeys(keys).map((key, index) => [key, loaded[index] ?? key])) as Words
}
