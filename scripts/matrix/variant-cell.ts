import type { Dialect } from "../../src/core/shared/records"
import type { Result } from "../../src/core/shared/result"
import type { SystemError } from "../../src/core/shared/system-error"
import { difference } from "./difference"
import { journeyIn } from "./journey"
import type { Row } from "./row"
import { clientOf, type Twin } from "./twin"
import { overridesFor, type Variant } from "./variant"

/** One call in one dialect, answered in one form. */
export type VariantCell = { readonly row: Row; readonly dialect: Dialect; readonly variant: Variant }

export const nameOfVariant = ({ row, dialect, variant }: VariantCell): string =>
  `${row.id} ${row.name} in ${dialect}, ${variant.name} ${variant.form}`

/** The forms in which a command may leave out what it usually says. */
const isSilent = ({ row, variant }: VariantCell): boolean =>
  row.silence === "may_be_silent" && variant.shows_in === "success"

/** What is wrong with a cell; null when the client understands it. */
export async function variantProblem(twin: Twin, cell: VariantCell): Promise<string | null> {
  const { row, dialect, variant } = cell
  await twin.control("POST", "/reset")
  const { ask, says } = await row.prepare(journeyIn(twin), variant)
  await twin.control("POST", "/settings", variant.settings)
  const overrides = overridesFor(variant)
  const client = clientOf(twin, { dialect, overrides })
  try {
    if (variant.name === "unauthorized")
      return kindProblem(await ask(clientOf(twin, { dialect, apiKey: "wrong" })), ["unauthorized"])
    if (variant.name === "customer_clash")
      return kindProblem(await ask(client), CLASH_KINDS[variant.form] ?? [])
    if (variant.name === "schedule_missing") return codesProblem(await ask(client))
    if (variant.shows_in === "refusal")
      return row.refused === null ? "has no refusal" : codesProblem(await row.refused(client))
    const result = await ask(client)
    if (!result.ok) return JSON.stringify(result.error)
    return difference(result.value, { says, silent: isSilent(cell) })
  } finally {
    client.close()
  }
}

type Kind = SystemError["kind"] | "ok"

/** What the one sentence of the test environment may come as. */
const CLASH_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  refused: ["rejected"],
  bad_request: ["rejected"],
  server_error: ["unavailable"],
  decision_failed: ["ok"],
}

export function kindProblem(result: Result<unknown, SystemError>, kinds: readonly Kind[]): string | null {
  const kind = result.ok ? "ok" : result.error.kind
  return kinds.includes(kind) ? null : `${kind}, not ${kinds.join(" or ")}: ${JSON.stringify(result)}`
}

/** A refusal carries the service's own code, however it was written. */
function codesProblem(result: Result<unknown, SystemError>): string | null {
  if (result.ok || result.error.kind !== "rejected") return kindProblem(result, ["rejected"])
  return result.error.codes.length > 0 ? null : "the refusal has no code"
}
