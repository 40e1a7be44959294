import { err, type Result } from "../shared/result"
import { alertOf, type LeasingAlert, type MalformedAlert } from "./alert"

/** An alert as it came over the wire. The document does not say how it is written. */
export interface ReceivedAlert {
  /** The header as it stands, with its charset; null when there was none. */
  readonly contentType: string | null
  readonly body: Uint8Array
  /** The address's own query, without the question mark. */
  readonly query: string
}

type Fields = Readonly<Record<string, unknown>>

/** More than an alert has; what is longer is none. */
const MAX_BYTES = 16 * 1024

/** The text in the charset that the header names, in UTF-8 where it names none that is known. */
function textOf({ contentType, body }: ReceivedAlert): string {
  const label = /charset="?([\w.:-]+)"?/i.exec(contentType ?? "")?.[1] ?? "utf-8"
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A JSON object; one that is wrapped in a list or in an only object is unwrapped. */
function inJson(text: string): Fields | null {
  try {
    let value: unknown = JSON.parse(text)
    if (Array.isArray(value) && value.length === 1) value = value[0]
    if (!isFields(value)) return null
    const [only, ...others] = Object.values(value)
    return others.length === 0 && isFields(only) ? only : value
  } catch {
    return null
  }
}

const inForm = (text: string): Fields => Object.fromEntries(new URLSearchParams(text.trim()))

/** RFC 7578, fields only: what an alert holds is short texts. */
function inParts(text: string, contentType: string): Fields {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return {}
  const parts = text.split(`--${boundary}`).flatMap((part) => {
    const name = /\bname="([^"]*)"/i.exec(part)?.[1]
    const content = /\r?\n\r?\n([\s\S]*?)\r?\n?$/.exec(part)?.[1]
    return name === undefined || content === undefined ? [] : [[name, content] as const]
  })
  return Object.fromEntries(parts)
}

function inBody(received: ReceivedAlert): Fields {
  const text = textOf(received)
  const { contentType } = received
  if (contentType !== null && /^multipart\//i.test(contentType)) return inParts(text, contentType)
  return inJson(text) ?? inForm(text)
}

/** Reads an alert however it is encoded: form, JSON, multipart, or in the query. */
export function readAlert(received: ReceivedAlert): Result<LeasingAlert, MalformedAlert> {
  if (received.body.byteLength > MAX_BYTES || received.query.length > MAX_BYTES)
    return err({ kind: "malformed_alert" })
  const fromBody = alertOf(inBody(received))
  return fromBody.ok ? fromBody : alertOf(inForm(received.query))
}
