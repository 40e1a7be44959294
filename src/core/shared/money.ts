import BigNumber from "bignumber.js"

/** Money is a decimal string in major units ("17.99"); it is never calculated with as a float. */
const DECIMAL = /^-?\d{1,18}(\.\d{1,18})?$/

const isDecimal = (text: string): boolean => DECIMAL.test(text)

const big = (amount: string): BigNumber => {
  if (!isDecimal(amount)) throw new RangeError("An amount must be a plain decimal string.")
  return new BigNumber(amount)
}

/**
 * Reads an amount or a rate that another system sent as a number or as a decimal string.
 * @returns the plain decimal string ("7000.0" gives "7000"), or null for anything else: NaN, an exponent, text
 */
export function decimalOf(value: unknown): string | null {
  if (typeof value !== "number" && typeof value !== "string") return null
  const text = String(value).trim()
  return isDecimal(text) ? new BigNumber(text).toFixed() : null
}

/** Decimals of an ISO 4217 currency in either letter case. @throws RangeError for what is no currency code. */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * The one amount of a financing: rounded half-up to the currency's decimals, with exactly that many of them.
 * @throws RangeError when the amount is no plain decimal string
 */
export const payableOf = (amount: string, currency: string): string =>
  big(amount).toFixed(decimalsOf(currency), BigNumber.ROUND_HALF_UP)

/** -1 when `a` is less, 0 when they are the same amount, 1 when it is more. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [big(a), big(b)]
  if (left.isEqualTo(right)) return 0
  return left.isLessThan(right) ? -1 : 1
}

/** True for one amount however it is written: "17.9" and "17.90". */
export const sameAmount = (a: string, b: string): boolean => compareAmounts(a, b) === 0

export const isPositive = (amount: string): boolean => compareAmounts(amount, "0") > 0

/**
 * An amount as a JSON number that reads back as the very same amount.
 * @returns null when a double cannot hold it (more than 15 significant digits)
 */
export function jsonNumberOf(amount: string): number | null {
  const number = Number(big(amount).toFixed())
  return big(amount).isEqualTo(String(number)) ? number : null
}

/** A rate that the service gives as a fraction, in percent with two decimals: "0.0899" gives "8.99". */
export const percentOf = (fraction: string): string =>
  big(fraction).times(100).toFixed(2, BigNumber.ROUND_HALF_UP)

/** The sum of amounts, each taken a number of times, rounded half-up to the currency's decimals. */
export const sumOf = (
  parts: readonly { readonly amount: string; readonly times: number }[],
  currency: string,
): string =>
  parts
    .reduce((sum, { amount, times }) => sum.plus(big(amount).times(times)), new BigNumber(0))
    .toFixed(decimalsOf(currency), BigNumber.ROUND_HALF_UP)

/** What is left of an amount when others are taken from it. */
export const subtract = (amount: string, others: readonly string[]): string =>
  others.reduce((left, other) => left.minus(big(other)), big(amount)).toFixed()
