import { createHmac } from "node:crypto"
import type { Shop } from "../shops"

/** The three parameters that every callback and every browser return carries. Partner API, section 6.1. */
export interface SignedMessage {
  readonly message: string
  readonly hmac: string
  /** Unix seconds. */
  readonly timestamp: string
}

export interface MessageToSign {
  readonly apiKey: string
  readonly message: string
  readonly timestamp: string
}

/** Lower-case hex of HMAC-SHA512 over `timestamp.message` with the shop's key. Partner API, section 6.4. */
export function signMessage({ apiKey, message, timestamp }: MessageToSign): SignedMessage {
  const hmac = createHmac("sha512", apiKey).update(`${timestamp}.${message}`, "utf8").digest("hex")
  return { message, hmac, timestamp }
}

/** RFC 3986 percent-encoding that leaves only the unreserved characters as they are. */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export interface MessageToSend {
  readonly message: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Signs with a wrong key. */
  readonly forge: boolean
}

/** A message signed with the shop's key, over its text or over its percent-encoded form. */
export function signedFor(
  shop: Shop,
  { message, now, forge }: MessageToSend,
  signed: "decoded" | "encoded",
): SignedMessage {
  const timestamp = String(Math.floor(now / 1000))
  const apiKey = forge ? `not-${shop.apiKey}` : shop.apiKey
  const signedText = signed === "decoded" ? message : percentEncoded(message)
  return { ...signMessage({ apiKey, timestamp, message: signedText }), message }
}
