import type { Request } from "express"
import { parseJson } from "../json"
import type { World } from "../world/world"
import { type Answer, refused } from "./answer"
import { type Dialect, dialectOfBody } from "./dialect"
import { Multipart, readMultipart } from "./multipart"

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

/** Parses a JSON or multipart body; 415 for another content type, 400 for one that cannot be parsed. */
export function readBody(request: Request): ReadBody {
  const text: unknown = request.body
  if (Buffer.isBuffer(text)) {
    const multipart = readMultipart(text, request.header("content-type") ?? "")
    return multipart === null
      ? { ok: false, answer: refused(400, "body_is_not_valid") }
      : { ok: true, body: multipart }
  }
  if (typeof text !== "string" || text === "") return { ok: true, body: undefined }
  if (request.is("json") === false) return { ok: false, answer: refused(415, "unsupported_media_type") }
  const body = parseJson(text)
  return body === undefined ? { ok: false, answer: refused(400, "body_is_not_valid") } : { ok: true, body }
}

/** The naming of an answer: the body's own, or the shop's setting where no body tells. */
export function dialectOf(
  world: World,
  version: "v2" | "v3",
  asked: { body: unknown; shopUuid: string },
): Dialect {
  if (version === "v3") return "v3"
  const told = asked.body instanceof Multipart ? null : dialectOfBody(asked.body)
  return told ?? world.settings.dialects[asked.shopUuid] ?? "v2"
}
