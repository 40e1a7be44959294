import { createHmac, timingSafeEqual } from "node:crypto"

/** The three parameters of a callback, as they stand after form decoding. Partner API, section 6.1. */
export interface SignedCallback {
  readonly timestamp: string
  readonly message: string
  readonly hmac: string
  /** The message as it stood in the body or query before decoding, when that is at hand. */
  readonly encodedMessage?: string
}

/** SHA-512 has 64 bytes. */
const HMAC_HEX = /^[0-9a-f]{128}$/i

/** RFC 3986 percent-encoding with nothing left safe but the unreserved characters. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const digest = (timestamp: string, message: string, apiKey: string): Buffer =>
  createHmac("sha512", apiKey).update(`${timestamp}.${message}`).digest()

/** The lower-case hex HMAC that the service would send. Partner API, section 6.4. */
export const signCallback = (timestamp: string, message: string, apiKey: string): string =>
  digest(timestamp, message, apiKey).toString("hex")

/** The document calls the message URL-encoded but does not say which of its forms is signed: either counts. */
const signedForms = ({ message, encodedMessage }: SignedCallback): string[] => [
  ...new Set([message, encodedMessage ?? percentEncoded(message), percentEncoded(message)]),
]

/**
 * Whether a callback was made with one of the shop's API keys. Partner API, section 6.4.
 * @param apiKeys the current key, and the previous one while the key is being rotated
 */
export function isAuthenticCallback(callback: SignedCallback, apiKeys: readonly string[]): boolean {
  if (!HMAC_HEX.test(callback.hmac)) return false
  const given = Buffer.from(callback.hmac, "hex")
  const forms = signedForms(callback)
  return apiKeys
    .filter((key) => key !== "")
    .flatMap((key) => forms.map((form) => digest(callback.timestamp, form, key)))
    .reduce((found, expected) => timingSafeEqual(expected, given) || found, false)
}
