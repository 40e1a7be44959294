import type { Cells } from "./cells"
import { faultProblem, nameOfFault } from "./fault-cell"
import type { Twin } from "./twin"
import { nameOfVariant, variantProblem } from "./variant-cell"

export type Problem = { readonly cell: string; readonly problem: string }

export type Counts = {
  readonly variants: number
  readonly faults: number
  readonly problems: readonly Problem[]
}

/** Which part of all cells: the first of four is `{ at: 1, of: 4 }`. */
export type Part = { readonly at: number; readonly of: number }

const partOf = <Cell>(cells: readonly Cell[], { at, of }: Part): readonly Cell[] =>
  cells.filter((_, index) => index % of === at - 1)

type Named = { readonly name: string; readonly problem: () => Promise<string | null> }

/** Runs the cells of a part one after the other; none is skipped. `say` hears of each hundred, and of each problem. */
export async function runCells(
  twin: Twin,
  cells: Cells,
  { part, say }: { readonly part: Part; readonly say: (line: string) => void },
): Promise<Counts> {
  const variants = partOf(cells.variants, part)
  const faults = partOf(cells.faults, part)
  const all: Named[] = [
    ...variants.map((cell) => ({ name: nameOfVariant(cell), problem: () => variantProblem(twin, cell) })),
    ...faults.map((cell) => ({ name: nameOfFault(cell), problem: () => faultProblem(twin, cell) })),
  ]
  const problems: Problem[] = []
  for (const [index, { name, problem }] of all.entries()) {
    const found = await problem().catch((error: unknown) => String(error))
    if (found !== null) problems.push({ cell: name, problem: found })
    if (found !== null) say(`FAILED  ${name}: ${found}`)
    if ((index + 1) % 500 === 0) say(`${index + 1} of ${all.length}`)
  }
  return { variants: variants.length, faults: faults.length, problems }
}
