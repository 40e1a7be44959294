import type { Ledger } from "../../../sandbox"

/** Partner API, section 4.G. */
const RULES = {
  C2: { fastMs: 30_000, most: 30 },
  E4: { fastMs: 15_000, most: 15 },
} as const

const APART_MS = 1_000

export type Reads = {
  readonly of: "C2" | "E4"
  /** The smallest time between two readings of one application or contract, in milliseconds. */
  readonly closest: number
  /** The most readings of one of them during its fast polling. */
  readonly most: number
  readonly problems: readonly string[]
}

type Begun = { readonly uuid: string; readonly fastFrom: number }

/** How often the service was read for each application and contract, by its own log. */
export function checkReads(ledger: Ledger): readonly Reads[] {
  const applied = ledger.applications.map((one) => ({ uuid: one.uuid, fastFrom: Date.parse(one.created_at) }))
  const signed = ledger.contracts.map((one) => ({ uuid: one.uuid, fastFrom: lastCodeOf(ledger, one.uuid) }))
  return [readsOf(ledger, "C2", applied), readsOf(ledger, "E4", signed)]
}

const timesOf = (ledger: Ledger, endpoint: string, uuid: string): readonly number[] =>
  ledger.requests
    .filter((one) => one.endpoint === endpoint && one.path.includes(uuid))
    .map(({ at }) => Date.parse(at))
    .sort((one, other) => one - other)

const lastCodeOf = (ledger: Ledger, uuid: string): number => timesOf(ledger, "E3", uuid).at(-1) ?? 0

function readsOf(ledger: Ledger, of: "C2" | "E4", begun: readonly Begun[]): Reads {
  const { fastMs, most } = RULES[of]
  const seen = begun.map(({ uuid, fastFrom }) => {
    const times = timesOf(ledger, of, uuid)
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    const fast = times.filter((time) => time >= fastFrom && time <= fastFrom + fastMs).length
    return { uuid, closest: Math.min(...gaps), fast }
  })
  return {
    of,
    closest: Math.min(...seen.map(({ closest }) => closest)),
    most: Math.max(...seen.map(({ fast }) => fast)),
    problems: seen.flatMap(({ uuid, closest, fast }) => [
      ...(closest < APART_MS ? [`${of} of ${uuid} was read twice within ${String(closest)} ms`] : []),
      ...(fast > most ? [`${of} of ${uuid} was read ${String(fast)} times in its fast polling`] : []),
      ...(fast === 0 ? [`${of} of ${uuid} was never polled`] : []),
    ]),
  }
}
