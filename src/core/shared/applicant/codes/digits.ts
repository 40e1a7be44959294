/** The sum of the digits of a code, each times its weight; digits beyond the weights do not count. */
export const weighted = (code: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(code[at]), 0)

/** The number that stands in a code from one place up to another. */
export const numberAt = (code: string, from: number, to: number): number => Number(code.slice(from, to))
