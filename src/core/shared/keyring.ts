import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto"

/** AES-256-GCM: 96-bit nonce and 128-bit tag, as NIST SP 800-38D recommends. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/** Where a sealed value stands; bound to it as additional authenticated data, so that it opens nowhere else. */
export interface SealedPlace {
  readonly table: string
  readonly row: string
  readonly column: string
}

interface RingKey {
  readonly id: string
  readonly bytes: Buffer
}

const aadOf = (place: SealedPlace): Buffer =>
  Buffer.from(JSON.stringify([place.table, place.row, place.column]))

const derive = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, Buffer.alloc(0), `medusa-financing/${purpose}`, KEY_BYTES))

/** Reads a 32-byte key written in base64, base64url or hex; null when it is anything else. */
export function readKey(text: string): Buffer | null {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, "hex")
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null
  const bytes = Buffer.from(text, "base64")
  return bytes.length === KEY_BYTES ? bytes : null
}

/**
 * Seals secrets at rest and derives the plugin's tokens. The first key seals and derives; older keys still
 * open what they sealed, until everything has been sealed anew.
 */
export class Keyring {
  readonly #keys: readonly RingKey[]

  /** @throws Error when no key is given or one has a wrong length; the message never contains a key. */
  constructor(keys: readonly Buffer[]) {
    if (keys.length === 0) throw new Error("A keyring needs at least one key.")
    if (keys.some((key) => key.length !== KEY_BYTES)) throw new Error("A key must have 32 bytes.")
    this.#keys = keys.map((bytes) => ({
      id: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
      bytes,
    }))
  }

  /** `v1.<key id>.<base64url of nonce, tag and ciphertext>`. */
  seal(plain: string, place: SealedPlace): string {
    const [key] = this.#keys as readonly [RingKey]
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv("aes-256-gcm", derive(key.bytes, "seal"), nonce)
    cipher.setAAD(aadOf(place))
    const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()])
    return ["v1", key.id, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")].join(".")
  }

  /** The plain text, or null when the key is not on the ring or the value was changed or moved. */
  open(sealed: string, place: SealedPlace): string | null {
    const [version, keyId, payload] = sealed.split(".")
    const key = this.#keys.find((candidate) => candidate.id === keyId)
    if (version !== "v1" || key === undefined || payload === undefined) return null
    const bytes = Buffer.from(payload, "base64url")
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
    try {
      const decipher = createDecipheriv(
        "aes-256-gcm",
        derive(key.bytes, "seal"),
        bytes.subarray(0, NONCE_BYTES),
        { authTagLength: TAG_BYTES },
      )
      decipher.setAAD(aadOf(place))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString("utf8")
    } catch {
      return null
    }
  }

  /** A 256-bit token for `subject`, the same each time, that nobody without the key can make. */
  token(purpose: string, subject: string): string {
    const [key] = this.#keys as readonly [RingKey]
    return createHmac("sha256", derive(key.bytes, purpose)).update(subject).digest("base64url")
  }

  /** True when `token` was made for `subject` with any key on the ring. Constant time per key. */
  isToken(purpose: string, subject: string, token: string): boolean {
    const given = createHash("sha256").update(token).digest()
    return this.#keys.some((key) => {
      const real = createHmac("sha256", derive(key.bytes, purpose)).update(subject).digest("base64url")
      return timingSafeEqual(createHash("sha256").update(real).digest(), given)
    })
  }
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex")
