import type { Dialect } from "../../src/core/shared/records"
import { LATE_MS, type FaultCell } from "./fault-cell"
import type { Row } from "./row"
import { ROWS } from "./rows"
import type { Twin } from "./twin"
import type { EndpointForms, Preset, Variant } from "./variant"
import type { VariantCell } from "./variant-cell"

export type Cells = { readonly variants: readonly VariantCell[]; readonly faults: readonly FaultCell[] }

const DIALECTS = ["v2", "v2_camel", "v3"] as const satisfies readonly Dialect[]

/** The ping has no names to write: one dialect is all there is. */
const dialectsOf = ({ id, endpoint }: Row): readonly Dialect[] =>
  DIALECTS.filter((dialect) => endpoint.paths[dialect] !== undefined).slice(
    0,
    id === "A1" ? 1 : DIALECTS.length,
  )

/** A1 alone cannot be refused for anything but its key. */
const fits = (row: Row, { endpoint, name }: Variant): boolean =>
  endpoint === row.id && (row.refused !== null || name !== "refusal")

/**
 * Every cell: each call in each of its dialects with each form that the twin lists for its endpoint; each call with
 * each fault that the twin lists.
 * @throws Error when the twin has an endpoint, or a dialect of one, that the client has not, or the other way round
 */
export async function allCells(twin: Twin): Promise<Cells> {
  const forms = (await twin.control("GET", "/variants")) as {
    endpoints: EndpointForms[]
    variants: Variant[]
  }
  const { presets } = (await twin.control("GET", `/faults/presets?ms=${LATE_MS}`)) as { presets: Preset[] }
  compare(forms.endpoints)
  return {
    variants: ROWS.flatMap((row) =>
      dialectsOf(row).flatMap((dialect) =>
        forms.variants.filter((variant) => fits(row, variant)).map((variant) => ({ row, dialect, variant })),
      ),
    ),
    faults: ROWS.flatMap((row) => {
      const [dialect = "v2"] = dialectsOf(row)
      return presets.map((preset) => ({ row, dialect, preset }))
    }),
  }
}

function compare(endpoints: readonly EndpointForms[]): void {
  const theirs = endpoints.map(({ id, dialects }) => `${id} ${dialects.join(" ")}`)
  const ours = ROWS.map((row) => `${row.id} ${dialectsOf(row).join(" ")}`)
  const apart = [
    ...theirs.filter((one) => !ours.includes(one)),
    ...ours.filter((one) => !theirs.includes(one)),
  ]
  if (apart.length > 0) throw new Error(`The client and the twin differ: ${apart.join("; ")}.`)
}
