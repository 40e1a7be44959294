import type { Dialect, JsonObject } from "../../core/shared/records"
import type { Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { Decoder } from "./decoders"
import type { Multipart } from "./multipart"
import type { WireAnswer, WireRequest } from "./transport"

/**
 * What may be done when the outcome is unknown:
 * - `read`: it changes nothing, so it is repeated while there is time
 * - `idempotent`: it changes something, but a second one leaves what the first one left
 * - `once_if_unknown`: a second one does no harm
 * - `never`: the caller reads the state and decides
 */
export type RetryClass = "read" | "idempotent" | "once_if_unknown" | "never"

/** A definite 4xx, seen by the endpoint alone: its text may hold anything and goes no further. */
export interface Refusal {
  readonly status: number
  readonly body: string
}

/** The path of each dialect that an endpoint has. */
export type Paths = Readonly<Partial<Record<Dialect, string>>>

/** One endpoint of a system, declared. `send` is the one place that carries it out. */
export interface Endpoint<Input, Output> {
  /** The document's own number, such as `A2`. */
  readonly id: string
  readonly method: WireRequest["method"]
  /** The method that a setting asks for in place of the documented one. */
  readonly sentAs?: (input: Input) => WireRequest["method"]
  readonly retry: RetryClass
  /** Milliseconds for all tries together, where the usual budget is too short. */
  readonly budgetMs?: number
  /** Below the base address; `{name}` is replaced by what `place` gives, URL-encoded, and `{+name}` as it is. */
  readonly paths: Paths
  readonly place: (input: Input, dialect: Dialect) => Readonly<Record<string, string>>
  /** The body, or the codes of what is wrong with the input. Absent, or null: no body at all. */
  readonly body?: (input: Input, dialect: Dialect) => Result<JsonObject | null, readonly string[]>
  /** A form with files, which are streamed. */
  readonly form?: (input: Input) => Result<Multipart, readonly string[]>
  /** What an answer comes to where its status alone does not tell; without it the status decides. */
  readonly verdict?: (answer: WireAnswer) => Result<string, SystemError>
  readonly decode: Decoder<Output>
  /** What is wrong with an answer that can be read: it is about something else, or lacks what was asked for. */
  readonly flaw?: (input: Input, output: Output) => string | null
  /** The one other shape in which a refused request is tried, if there is one. */
  readonly otherShape?: (input: Input, refusal: Refusal) => Input | null
}

/** The flaw of an answer about another thing than was asked for. */
export const anotherUnless = (same: boolean): string | null => (same ? null : "another_resource")

/** The same path in every dialect. */
export const everyDialect = (path: string): Paths => ({ v2: path, v2_camel: path, v3: path })

/** One path for both dialects of version 2, another for version 3. */
export const byVersion = (v2: string, v3: string): Paths => ({ v2, v2_camel: v2, v3 })

/** An endpoint that version 3 does not have. */
export const version2 = (path: string): Paths => ({ v2: path, v2_camel: path })

/** An endpoint that only version 3 has. */
export const version3 = (path: string): Paths => ({ v3: path })

/** The dialect in which an endpoint is spoken: the one that is wanted where it has it, else the one that it has. */
export function spokenDialect(paths: Paths, wanted: Dialect): Dialect {
  if (paths[wanted] !== undefined) return wanted
  return paths.v2 === undefined ? "v3" : "v2"
}

/** @param template a path of an endpoint; undefined for a dialect that it does not have gives an empty path */
export const filledPath = (template: string | undefined, values: Readonly<Record<string, string>>): string =>
  (template ?? "").replace(/\{(\+?)(\w+)\}/g, (_, raw: string, name: string) => {
    const value = values[name] ?? ""
    return raw === "+" ? value : encodeURIComponent(value)
  })
