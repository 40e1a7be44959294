import { isJsonObject } from "./casing"

/** What stands in an answer's one and only object, whatever it is called; else the answer as it is. */
export function unwrapped(body: unknown): unknown {
  if (!isJsonObject(body)) return body
  const [only, ...others] = Object.values(body)
  return others.length === 0 && isJsonObject(only) ? only : body
}
