import type { JsonObject } from "../../core/shared/records"

/** Deeper than any answer of a system; what lies deeper is dropped. */
const MAX_DEPTH = 32

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const toCamelCase = (name: string): string =>
  name.includes("_") ? name.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase()) : name

/**
 * The same JSON with every key in camelCase, so that each field is read in both of its spellings.
 * Where both are there, the first that is not null counts.
 */
export function camelKeys(value: unknown, depth: number = 0): unknown {
  if (depth > MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map((item) => camelKeys(item, depth + 1))
  if (!isJsonObject(value)) return value
  const named = new Map<string, unknown>()
  for (const [key, item] of Object.entries(value)) {
    const name = toCamelCase(key)
    if (named.get(name) === undefined || named.get(name) === null) named.set(name, camelKeys(item, depth + 1))
  }
  return Object.fromEntries(named)
}

/** A request body, written in snake_case, with its own names in camelCase; what lies under `opaque` is the shop's. */
export function inCamelCase(body: JsonObject, opaque: ReadonlySet<string>): JsonObject {
  const renamed = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(renamed)
    return isJsonObject(item) ? inCamelCase(item, opaque) : item
  }
  return Object.fromEntries(
    Object.entries(body).map(([key, item]) => [toCamelCase(key), opaque.has(key) ? item : renamed(item)]),
  )
}
