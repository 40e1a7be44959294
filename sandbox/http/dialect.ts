import { isJsonObject } from "../json"

/** How names are written in bodies: version 2, version 2 paths with camelCase bodies, version 3. Section 9. */
export type Dialect = "v2" | "v2_camel" | "v3"

export const toCamelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** A documented (snake_case) name as the dialect writes it. */
export const inDialect = (name: string, dialect: Dialect): string =>
  dialect === "v2" ? name : toCamelCase(name)

/** The same value with every key written as the dialect does. */
export const renamed = (value: unknown, dialect: Dialect): unknown =>
  dialect === "v2" ? value : rewritten(value, toCamelCase)

export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The same value with every key written by `write`. */
export function rewritten(value: unknown, write: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, write))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [write(name), rewritten(item, write)]),
  )
}

/**
 * The naming that a request body uses under a version 2 path: camelCase when names are written that way and none
 * with underscores. A mixture counts as version 2, where the other names are then unknown. Null when no name
 * tells. The first level that tells decides: deeper ones may hold free keys.
 */
export function dialectOfBody(body: unknown): "v2" | "v2_camel" | null {
  let level: readonly unknown[] = [body]
  while (level.length > 0) {
    const objects = level.filter(isJsonObject)
    const names = objects.flatMap((object) => Object.keys(object))
    if (names.some((name) => name.includes("_"))) return "v2"
    if (names.some((name) => /[a-z][A-Z]/.test(name))) return "v2_camel"
    level = objects.flatMap((object) => Object.values(object)).flat()
  }
  return null
}
