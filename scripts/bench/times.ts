/** Milliseconds. */
export type Times = readonly number[]

export const median = (times: Times): number => quantile(times, 0.5)

/** One line for each name: how many, the median, the slowest tenth, the slowest. */
export function table(rows: Readonly<Record<string, Times>>): string {
  const lines = Object.entries(rows).map(([name, times]) => [
    name,
    String(times.length),
    ...[0.5, 0.9, 1].map((share) => `${Math.round(quantile(times, share))} ms`),
  ])
  return [["", "purchases", "median", "p90", "max"], ...lines].map(aligned).join("\n")
}

const WIDTHS = [28, 10, 10, 10, 10]

const aligned = (cells: readonly string[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(28) : cell.padStart(WIDTHS[column] ?? 0))).join("")

function quantile(times: Times, share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
