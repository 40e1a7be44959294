export const MIB = 1024 * 1024

/** What ten sendings may cost: over the level before, and beside those that hold less. */
const MOST_RISE = 64 * MIB
const MOST_RATIO = 1.5

/** How far ten sendings at once raised the memory, in bytes, round by round. */
export interface Rises {
  /** What each of them held, for a person. */
  readonly name: string
  readonly rounds: readonly number[]
}

export const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`

const listed = (rises: readonly number[]): string => rises.map(mib).join(", ")

/** @param rounds an odd number of them */
const median = (rounds: readonly number[]): number =>
  [...rounds].sort((one, other) => one - other)[(rounds.length - 1) / 2] ?? NaN

const named = ({ name, rounds }: Rises): string =>
  `${name}: ${listed(rounds)}; usually ${mib(median(rounds))}`

/**
 * No round may rise too far, and the usual one may cost little more than the usual one of the sendings before it.
 * @param all from the smallest sendings on
 */
export function problemsOf(all: readonly Rises[], say: (line: string) => void): string[] {
  for (const rises of all) say(named(rises))
  const tooHigh = all.flatMap(({ name, rounds }) => {
    const highest = Math.max(...rounds)
    return highest <= MOST_RISE ? [] : [`Ten times ${name} raised the memory by ${mib(highest)}.`]
  })
  const tooDear = all.slice(1).flatMap((rises, at) => {
    const before = all[at] ?? rises
    const ratio = median(rises.rounds) / median(before.rounds)
    const told = `${rises.name} costs ${ratio.toFixed(2)} times what ${before.name} does`
    say(`${told}, of ${String(MOST_RATIO)}`)
    return ratio <= MOST_RATIO ? [] : [`${told}.`]
  })
  return [...tooHigh, ...tooDear]
}
