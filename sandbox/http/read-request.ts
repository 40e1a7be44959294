import type { Request } from "express"
import { parseJson } from "../json"
import type { World } from "../world/world"
import { type Answer, refused } from "./answer"
import { type Dialect, dialectOfBody } from "./dialect"

export type ReadBody =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly answer: Answer }

/** False for an address with a bare `%`: a caller that forgot to encode one is not helped out of it. */
export function isWellFormed(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

/** Parses a JSON body; 415 for another content type, 400 for text that is not JSON. */
export function readBody(request: Request): ReadBody {
  const text: unknown = request.body
  if (typeof text !== "string" || text === "") return { ok: true, body: undefined }
  if (request.is("json") === false) return { ok: false, answer: refused(415, "unsupported_media_type") }
  const body = parseJson(text)
  return body === undefined ? { ok: false, answer: refused(400, "body_is_not_valid") } : { ok: true, body }
}

/** The naming of an answer: the body's own, or the shop's setting where there is no body. */
export function dialectOf(
  world: World,
  version: "v2" | "v3",
  asked: { body: unknown; shopUuid: string },
): Dialect {
  if (version === "v3") return "v3"
  return asked.body === undefined
    ? (world.settings.dialects[asked.shopUuid] ?? "v2")
    : dialectOfBody(asked.body)
}
