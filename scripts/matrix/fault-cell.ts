import { inspect } from "node:util"

import type { RetryClass } from "../../src/clients/http/endpoint"
import type { Dialect } from "../../src/core/shared/records"
import type { SystemError } from "../../src/core/shared/system-error"
import { SECRETS } from "./applicant"
import { journeyIn } from "./journey"
import type { Row } from "./row"
import { clientOf, type Twin } from "./twin"
import type { Preset } from "./variant"
import { kindProblem } from "./variant-cell"

/** One call, and one thing that goes wrong with it. */
export type FaultCell = { readonly row: Row; readonly dialect: Dialect; readonly preset: Preset }

export const nameOfFault = ({ row, preset }: FaultCell): string => `${row.id} ${row.name}, ${preset.name}`

/** Milliseconds that the service gets where it is the time that goes wrong. */
const BRIEF = 200

/** So that a busy machine is not taken for a slow service. */
const PATIENT = 10_000

/** Milliseconds that a late answer takes: longer than `BRIEF`. */
export const LATE_MS = 600

type Kind = SystemError["kind"] | "ok"

/** Of these every field is read as a number or as a text: another type of each is as good. */
const ALIKE_IN_ANY_TYPE = ["C6", "C9", "F3"]

/** What the caller may be told, by the beginning of the fault's name. */
const KINDS: readonly (readonly [RegExp, (row: Row) => readonly Kind[]])[] = [
  [/^40[13]/, () => ["unauthorized"]],
  [/^4(00|04|09|22)/, () => ["rejected"]],
  [/^timeout within/, (row) => unlessSilent(row, "unavailable")],
  [/^(429|5\d\d|timeout|reset)/, () => ["unavailable"]],
  [/^200 HTML/, () => ["unexpected_response"]],
  [/^(truncated|empty body)/, (row) => unlessSilent(row, "unexpected_response")],
  [
    /^wrong types/,
    (row) =>
      ALIKE_IN_ANY_TYPE.includes(row.id)
        ? ["ok", "unexpected_response"]
        : unlessSilent(row, "unexpected_response"),
  ],
  [/^unknown enum/, () => ["ok", "unexpected_response"]],
]

/** A command that has no body to break is simply accepted. */
const unlessSilent = ({ silence }: Row, kind: Kind): readonly Kind[] =>
  silence === "must_say" ? [kind] : [kind, "ok"]

/** How often a request may have left at most. */
const MOST_TRIES = { read: 4, idempotent: 4, once_if_unknown: 2, never: 1 } as const satisfies Record<
  RetryClass,
  number
>

/** What is wrong with a cell; null when the caller is told what may be done, once, and nothing more. */
export async function faultProblem(twin: Twin, { row, dialect, preset }: FaultCell): Promise<string | null> {
  await twin.control("POST", "/reset")
  const { ask } = await row.prepare(journeyIn(twin), null)
  const before = askedOf(twin, row)
  await twin.control("POST", "/faults", { endpoint: row.id, ...preset.fault })
  const client = clientOf(twin, { dialect })
  const budgetMs = preset.name.startsWith("timeout") ? BRIEF : PATIENT
  const result = await ask(client, { budgetMs })
  client.close()
  const kinds = KINDS.find(([name]) => name.test(preset.name))?.[1](row) ?? []
  return (
    kindProblem(result, kinds) ??
    leakProblem(twin, result.ok ? null : result.error) ??
    repeatProblem(row, askedOf(twin, row) - before)
  )
}

const askedOf = (twin: Twin, { id }: Row): number =>
  twin.ledger().requests.filter(({ endpoint }) => endpoint === id).length

function leakProblem(twin: Twin, error: unknown): string | null {
  const seen = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error)
  const leaked = [...SECRETS, twin.shop.apiKey].find((secret) => seen.includes(secret))
  return leaked === undefined ? null : `the error shows ${leaked}`
}

const isRetryClass = (word: string): word is RetryClass => word in MOST_TRIES

function repeatProblem({ endpoint: { retry } }: Row, times: number): string | null {
  const most = isRetryClass(retry) ? MOST_TRIES[retry] : 0
  return times <= most ? null : `it was sent ${times} times, and ${most} are allowed`
}
