import type { IncomingMessage } from "node:http"
import type { SignedCallback } from "../../../core/shared/callback-signature"
import { err, ok, type Result } from "../../../core/shared/result"

/** A callback has three short parameters; more than this is not one. */
const MAX_BYTES = 16 * 1024

/** Reads the body as it came: Medusa's parsers are switched off for these routes. */
export async function readBytes(request: IncomingMessage): Promise<Result<Buffer, "too_large">> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.length
    if (size > MAX_BYTES) return err("too_large")
    chunks.push(bytes)
  }
  return ok(Buffer.concat(chunks))
}

/** The same as UTF-8 text. */
export async function readBody(request: IncomingMessage): Promise<Result<string, "too_large">> {
  const body = await readBytes(request)
  return body.ok ? ok(body.value.toString("utf8")) : body
}

/** The three parameters of a form or query; each must be there once. The message is also kept undecoded. */
export function readSigned(form: string): Result<SignedCallback, "malformed"> {
  const fields = new URLSearchParams(form)
  const one = (name: string): string | null => {
    const [value, ...more] = fields.getAll(name)
    return value === undefined || value === "" || more.length > 0 ? null : value
  }
  const [message, hmac, timestamp] = [one("message"), one("hmac"), one("timestamp")]
  if (message === null || hmac === null || timestamp === null) return err("malformed")
  const encodedMessage = /(?:^|&)message=([^&]*)/.exec(form)?.[1]
  return ok({ message, hmac, timestamp, ...(encodedMessage === undefined ? {} : { encodedMessage }) })
}
