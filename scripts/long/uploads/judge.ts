export const MIB = 1024 * 1024

/** What ten large files may cost: over the level before, and beside what ten small ones cost. */
const MOST_RISE = 64 * MIB
const MOST_RATIO = 1.5

/** How far the memory rose in each round, in bytes. */
export interface Rises {
  readonly small: readonly number[]
  /** By what a sending holds. */
  readonly large: Readonly<Record<string, readonly number[]>>
}

export const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`

const listed = (rises: readonly number[]): string => rises.map(mib).join(", ")

/** @param rounds an odd number of them */
const median = (rounds: readonly number[]): number =>
  [...rounds].sort((one, other) => one - other)[(rounds.length - 1) / 2] ?? NaN

/** No round of large files may rise too far, and the usual one of them costs as much as the usual one of small files. */
export function problemsOf({ small, large }: Rises, say: (line: string) => void): string[] {
  const usual = median(small)
  say(`small: ${listed(small)}; usually ${mib(usual)}`)
  return Object.entries(large).flatMap(([name, rises]) => {
    const [highest, ratio] = [Math.max(...rises), median(rises) / usual]
    say(`${name}: ${listed(rises)}; highest ${mib(highest)} of ${mib(MOST_RISE)}`)
    say(
      `${name}: usually ${mib(median(rises))}, ${ratio.toFixed(2)} of ${String(MOST_RATIO)} times the small`,
    )
    return [
      ...(highest <= MOST_RISE ? [] : [`${name} raised the memory by ${mib(highest)}.`]),
      ...(ratio <= MOST_RATIO ? [] : [`${name} costs ${ratio.toFixed(2)} times what the small files do.`]),
    ]
  })
}
