import BigNumber from "bignumber.js"

/** All markets of the service (EUR, PLN, CZK) count in hundredths. */
const DECIMALS = 2

/** A decimal string with exactly two decimals, rounded half up: `300.00`. */
export const money = (amount: BigNumber.Value): string =>
  new BigNumber(amount).decimalPlaces(DECIMALS, BigNumber.ROUND_HALF_UP).toFixed(DECIMALS)

/** True for a finite amount that is above zero and has no more decimals than the currency. */
export function isPayable(amount: number): boolean {
  const exact = new BigNumber(amount)
  return exact.isFinite() && exact.gt(0) && (exact.decimalPlaces() ?? 0) <= DECIMALS
}

/** True when `amount` lies in the range, both ends included. */
export const isWithin = (amount: BigNumber.Value, min: string, max: string): boolean =>
  new BigNumber(amount).gte(min) && new BigNumber(amount).lte(max)
