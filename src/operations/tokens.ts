import { randomBytes } from "node:crypto"
import { tokenHash, type Keyring } from "../core/shared/keyring"

const START = "start-link"
const SHOPPER = "shopper"
const RETURN = "return"

/** The token of the link that `initiatePayment` hands out: the payment session's id and a proof that we made it. */
export const startToken = (keyring: Keyring, paymentSessionId: string): string =>
  `${paymentSessionId}.${keyring.token(START, paymentSessionId)}`

/** The payment session's id, or null when we did not make the token. */
export function readStartToken(keyring: Keyring, token: string): string | null {
  const dot = token.lastIndexOf(".")
  if (dot <= 0) return null
  const paymentSessionId = token.slice(0, dot)
  return keyring.isToken(START, paymentSessionId, token.slice(dot + 1)) ? paymentSessionId : null
}

/** 256 bits, given only to the shopper of this financing; the record keeps a digest. */
export const shopperToken = (keyring: Keyring, financingId: string): string =>
  keyring.token(SHOPPER, financingId)

/** 256 bits in the path of the return and cancel addresses; another secret than the shopper's. */
export const returnToken = (keyring: Keyring, financingId: string): string =>
  keyring.token(RETURN, financingId)

export const isShopper = (stored: string, given: string): boolean => stored === tokenHash(given)

export const newFinancingId = (): string => `fin_${randomBytes(16).toString("hex")}`

/** The service sees this instead of a cart or order id, which would be a credential in Medusa's store API. */
export const newPurchaseReference = (): string => `F${randomBytes(10).toString("hex").toUpperCase()}`

export const newHolder = (): string => randomBytes(12).toString("hex")
