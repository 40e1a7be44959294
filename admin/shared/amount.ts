const AMOUNT = /^\d+(\.\d{1,2})?$/

/**
 * What a person wrote, as a decimal string in major units: spaces are dropped, a comma is a point.
 * @returns null when it is not a positive amount with at most two decimals
 */
export function amountOf(text: string): string | null {
  const plain = text.replace(/\s+/g, "").replace(",", ".")
  return AMOUNT.test(plain) && Number(plain) > 0 ? plain : null
}

/** Hundredths of the currency: whole numbers, so that sums are exact. */
const hundredths = (amount: string): number => Math.round(Number(amount) * 100)

export const isWithin = (amount: string, min: string | null, max: string | null): boolean =>
  (min === null || hundredths(amount) >= hundredths(min)) &&
  (max === null || hundredths(amount) <= hundredths(max))

/** The sum of prices, each taken so many times. */
export const sumOf = (lines: readonly { readonly amount: string; readonly times: number }[]): string =>
  (lines.reduce((sum, { amount, times }) => sum + hundredths(amount) * times, 0) / 100).toFixed(2)

export const subtracted = (amount: string, other: string): string =>
  ((hundredths(amount) - hundredths(other)) / 100).toFixed(2)
