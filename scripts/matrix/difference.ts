import { ANY } from "./rows-application"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

export type Expected = { readonly says: unknown; readonly silent: boolean }

/**
 * Where an answer says something else than it should, as a path with both values; null where it does not. What may be
 * silent may leave anything out, but not say another thing.
 */
export function difference(value: unknown, { says, silent }: Expected, path = "answer"): string | null {
  if (isObject(says)) {
    if (Object.keys(says).length === 0) return null
    if (!isObject(value))
      return silent && (value === null || value === undefined) ? null : `${path} is missing`
    const entries = Object.entries(says)
    const first = entries.map(([key, inner]) =>
      difference(value[key], { says: inner, silent }, `${path}.${key}`),
    )
    return first.find((found) => found !== null) ?? null
  }
  if (silent && (value === null || value === undefined)) return null
  if (says === ANY) return value === null || value === undefined ? `${path} is missing` : null
  return value === says ? null : `${path} is ${JSON.stringify(value)} and not ${JSON.stringify(says)}`
}
