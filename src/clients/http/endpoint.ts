import type { Dialect, JsonObject } from "../../core/shared/records"
import type { Result } from "../../core/shared/result"
import type { Decoder } from "./decoders"
import type { WireRequest } from "./transport"

/**
 * What may be done when the outcome is unknown:
 * - `read`: it changes nothing, so it is repeated while there is time
 * - `once_if_unknown`: a second one does no harm
 * - `never`: the caller reads the state and decides
 */
export type RetryClass = "read" | "once_if_unknown" | "never"

/** A definite 4xx, seen by the endpoint alone: its text may hold anything and goes no further. */
export interface Refusal {
  readonly status: number
  readonly body: string
}

/** One endpoint of a system, declared. `send` is the one place that carries it out. */
export interface Endpoint<Input, Output> {
  /** The document's own number, such as `A2`. */
  readonly id: string
  readonly method: WireRequest["method"]
  readonly retry: RetryClass
  /** Below the base address; `{name}` is replaced by what `place` gives, URL-encoded, and `{+name}` as it is. */
  readonly paths: Readonly<Record<Dialect, string>>
  readonly place: (input: Input) => Readonly<Record<string, string>>
  /** The body, or the codes of what is wrong with the input. Absent: no body at all. */
  readonly body?: (input: Input, dialect: Dialect) => Result<JsonObject, readonly string[]>
  readonly decode: Decoder<Output>
  /** Whether an answer is about what was asked for. */
  readonly answers?: (input: Input, output: Output) => boolean
  /** The one other shape in which a refused request is tried, if there is one. */
  readonly otherShape?: (input: Input, refusal: Refusal) => Input | null
}

/** The same path in every dialect. */
export const everyDialect = (path: string): Readonly<Record<Dialect, string>> => ({
  v2: path,
  v2_camel: path,
  v3: path,
})

/** One path for both dialects of version 2, another for version 3. */
export const byVersion = (v2: string, v3: string): Readonly<Record<Dialect, string>> => ({
  v2,
  v2_camel: v2,
  v3,
})

export const filledPath = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\+?)(\w+)\}/g, (_, raw: string, name: string) => {
    const value = values[name] ?? ""
    return raw === "+" ? value : encodeURIComponent(value)
  })
