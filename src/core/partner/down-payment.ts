import { knownWord } from "./status-word"

/** Partner API, section 3.5: what the browser says after the payment page. */
const DOWN_PAYMENT_RETURNS = ["success", "failed"] as const

export type DownPaymentReturn = (typeof DOWN_PAYMENT_RETURNS)[number] | "unknown"

/**
 * The `status` with which a browser comes back from the payment page: a hint, never a proof. `UNKNOWN`, a placeholder
 * that nobody filled and anything else mean that the contract decides.
 */
export const downPaymentReturnOf = (word: string): DownPaymentReturn => knownWord(DOWN_PAYMENT_RETURNS, word)

/**
 * A return address with the placeholder that E7 asks for at its very end, in braces that are not encoded.
 * @param address without a `status` of its own and without a fragment
 */
export const withStatusPlaceholder = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}status={status}`
