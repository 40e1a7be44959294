import type { ApiKeys } from "./records"

/** The keys with which a callback may be signed: the current one, and the one before while it is being rotated. */
export const validKeys = (keys: ApiKeys): readonly string[] =>
  keys.previous === null ? [keys.current] : [keys.current, keys.previous]
