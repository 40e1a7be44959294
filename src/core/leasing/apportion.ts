import BigNumber from "bignumber.js"

/**
 * Divides whole cents in proportion to the given shares: each gets its part rounded down, and the cents that are left
 * go to the largest remainders, of equal ones to the first.
 * @param shares none below zero; when all are zero the first one gets everything
 */
export function apportioned(cents: BigNumber, shares: readonly BigNumber[]): readonly BigNumber[] {
  const all = shares.reduce((sum, share) => sum.plus(share), new BigNumber(0))
  if (all.isZero()) return shares.map((_, at) => (at === 0 ? cents : new BigNumber(0)))
  const exact = shares.map((share) => cents.times(share).div(all))
  const parts = exact.map((part) => part.decimalPlaces(0, BigNumber.ROUND_FLOOR))
  const left = cents.minus(parts.reduce((sum, part) => sum.plus(part), new BigNumber(0))).toNumber()
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part.minus(parts[at] ?? part) }))
    .sort((a, b) => b.remainder.comparedTo(a.remainder) ?? 0)
  const lucky = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => (lucky.has(at) ? part.plus(1) : part))
}
