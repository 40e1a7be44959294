/** The same value with every name in camelCase. */
export function camel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camel)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [camelName(name), camel(item)]))
}

const camelName = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
