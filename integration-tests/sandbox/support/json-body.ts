export type JsonBody = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonBody =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The text at a path of names; throws when it is not there, which fails the test. */
export function textAt(body: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body)
  if (typeof found !== "string") throw new Error(`No text at ${path.join(".")} of ${JSON.stringify(body)}`)
  return found
}
