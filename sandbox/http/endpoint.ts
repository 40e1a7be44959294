import type { Shop } from "../shops"
import type { World } from "../world/world"
import type { Answer } from "./answer"
import { type Dialect, toCamelCase } from "./dialect"
import type { EndpointId } from "./endpoint-id"

/** One authenticated request. */
export interface Call {
  readonly world: World
  readonly shop: Shop
  readonly dialect: Dialect
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  /** The parsed body; undefined when there was none. */
  readonly body: unknown
}

export interface EndpointPath {
  readonly version: "v2" | "v3"
  /** In Express's form; `:shopUuid` is checked against the key. */
  readonly path: string
}

/** One endpoint of the service. Its handler answers in documented names; the dialect is laid over afterwards. */
export interface Endpoint {
  readonly id: EndpointId
  readonly method: "get" | "post" | "put" | "patch"
  readonly paths: readonly EndpointPath[]
  readonly handle: (call: Call) => Answer
}

const V2_ROOT = "/partner/v2/shops/:shopUuid/"
const V3_ROOT = "/partner/v3/shops/:shopUuid/"

/** Both versions of a path below the shop; version 3 writes hyphens for underscores. Section 9, rule 2. */
export const inBothVersions = (tail: string): readonly EndpointPath[] => [
  ...inVersion2(tail),
  { version: "v3", path: V3_ROOT + tail.replaceAll("_", "-") },
]

export const inVersion2 = (tail: string): readonly EndpointPath[] => [{ version: "v2", path: V2_ROOT + tail }]

export const inVersion3 = (tail: string): readonly EndpointPath[] => [{ version: "v3", path: V3_ROOT + tail }]

/** A query parameter by its documented name; null when it is missing or given twice. */
export function queryText({ query, dialect }: Call, name: string): string | null {
  const names = { v2: [name], v2_camel: [name, toCamelCase(name)], v3: [toCamelCase(name)] }[dialect]
  const value = names.map((written) => query[written]).find((found) => found !== undefined)
  return typeof value === "string" && value !== "" ? value : null
}
