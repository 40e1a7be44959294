import { isJsonObject } from "../json"

/** How names are written in bodies: version 2, version 2 paths with camelCase bodies, version 3. Section 9. */
export type Dialect = "v2" | "v2_camel" | "v3"

export const toCamelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** A documented (snake_case) name as the dialect writes it. */
export const inDialect = (name: string, dialect: Dialect): string =>
  dialect === "v2" ? name : toCamelCase(name)

/** The same value with every key written as the dialect does. */
export function renamed(value: unknown, dialect: Dialect): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, dialect))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [inDialect(name, dialect), renamed(item, dialect)]),
  )
}

/**
 * The naming that a request body uses under a version 2 path: camelCase when names are written that way and none
 * with underscores. A mixture counts as version 2, where the other names are then unknown.
 */
export function dialectOfBody(body: unknown): "v2" | "v2_camel" {
  const names = namesOf(body)
  return names.some((name) => /[a-z][A-Z]/.test(name)) && !names.some((name) => name.includes("_"))
    ? "v2_camel"
    : "v2"
}

function namesOf(body: unknown): readonly string[] {
  if (!isJsonObject(body)) return []
  return [...Object.keys(body), ...(isJsonObject(body.general) ? Object.keys(body.general) : [])]
}
