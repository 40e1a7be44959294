/** Milliseconds. */
export type Times = readonly number[]

export const median = (times: Times): number => quantile(times, 0.5)

export const p95 = (times: Times): number => quantile(times, 0.95)

const SHARES = { median: 0.5, p95: 0.95, slowest: 1 } as const

/** One line for each name: how many, the median, the 95th percentile, the slowest. */
export function table(rows: Readonly<Record<string, Times>>): string {
  const head = ["", "purchases", ...Object.keys(SHARES)]
  const lines = Object.entries(rows).map(([name, times]) => [
    name,
    String(times.length),
    ...Object.values(SHARES).map((share) => `${Math.round(quantile(times, share))} ms`),
  ])
  return [head, ...lines].map(aligned).join("\n")
}

const NAME_WIDTH = 44
const WIDTH = 11

const aligned = (cells: readonly string[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(NAME_WIDTH) : cell.padStart(WIDTH))).join("")

/** The smallest time that at least this share of all does not exceed. */
function quantile(times: Times, share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
