/** Repeatable chance: the same seed gives the same choices. */
export type Random = {
  /** At least 0 and less than 1. */
  readonly next: () => number
  /** A whole number, both ends possible. */
  readonly whole: (from: number, to: number) => number
  readonly oneOf: <T>(list: readonly T[]) => T
}

/** The generator mulberry32: 32 bits of state, even enough for tests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, whole, oneOf: (list) => chosen(list, whole(0, list.length - 1)) }
}

function chosen<T>(list: readonly T[], at: number): T {
  const found = list[at]
  if (found === undefined) throw new Error("There is nothing to choose from.")
  return found
}
