import { isJsonObject } from "../json"
import type { Shapes } from "../world/shapes"
import { type Answer, refusalBody } from "./answer"
import { type Dialect, renamed, rewritten, toCamelCase, toSnakeCase } from "./dialect"

export interface ShapedAnswer {
  readonly status: number
  readonly body: unknown
}

/** An answer as it goes on the wire: its names, types, nulls and success code as the settings say. */
export function shapeAnswer(answer: Answer, dialect: Dialect, shapes: Shapes): ShapedAnswer {
  if ("codes" in answer)
    return { status: answer.status, body: refusalBody(answer.status, answer.codes, shapes) }
  if (answer.body === undefined) return withoutBody(answer.status, shapes)
  const named = namedAs(answer.body, dialect, shapes)
  const sparse = shapes.nulls === "null" ? named : withoutNulls(named)
  const body = shapes.values === "typed" ? sparse : inWords(sparse)
  return { status: successStatus(answer.status, shapes), body }
}

function namedAs(body: unknown, dialect: Dialect, shapes: Shapes): unknown {
  if (shapes.names === "by_dialect") return renamed(body, dialect)
  return rewritten(body, shapes.names === "snake_case" ? toSnakeCase : toCamelCase)
}

function withoutBody(status: number, shapes: Shapes): ShapedAnswer {
  const forms = {
    no_content: { status, body: undefined },
    ok_empty: { status: 200, body: undefined },
    ok_object: { status: 200, body: {} },
    created_text: { status: 201, body: "OK" },
  } as const satisfies Record<Shapes["no_body"], ShapedAnswer>
  return forms[shapes.no_body]
}

function successStatus(documented: number, shapes: Shapes): number {
  const statuses = { documented, ok: 200, created: 201, accepted: 202 } as const
  return statuses[shapes.success]
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isJsonObject(value)) return value
  const kept = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutNulls(item)]))
}

/** Some answers write booleans, numbers and nulls as text; lists of plain values keep theirs. */
export function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isJsonObject(item) ? inWords(item) : item))
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inWords(item)]))
  }
  return String(value)
}
