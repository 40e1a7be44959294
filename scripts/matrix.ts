/**
 * `npm run matrix [-- --part 1/4] [--only E4]`: every endpoint in each of its dialects and in every form that the
 * twin knows, then everything that may go wrong with every endpoint. Prints both counts; none is skipped.
 * Ends 1 when a cell fails.
 */
import { parseArgs } from "node:util"

import { allCells, type Cells } from "./matrix/cells"
import { runCells, type Part } from "./matrix/run-cells"
import { startTwin } from "./matrix/twin"

const { values } = parseArgs({ options: { part: { type: "string" }, only: { type: "string" } } })

function partOf(text: string | undefined): Part {
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(text ?? "1/1") ?? []
  const part = { at: Number(at), of: Number(of) }
  if (!(part.at >= 1 && part.at <= part.of)) throw new Error("A part is written as 1/4.")
  return part
}

const only = (cells: Cells, id: string | undefined): Cells =>
  id === undefined
    ? cells
    : {
        variants: cells.variants.filter(({ row }) => row.id === id),
        faults: cells.faults.filter(({ row }) => row.id === id),
      }

async function matrix(): Promise<void> {
  const part = partOf(values.part)
  const began = Date.now()
  const twin = await startTwin()
  try {
    const cells = only(await allCells(twin), values.only)
    const { variants, faults, problems } = await runCells(twin, cells, { part, say: console.log })
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(`part ${part.at} of ${part.of}, ${seconds} s`)
    console.log(`${variants} of ${cells.variants.length} cells of forms, 0 skipped`)
    console.log(`${faults} of ${cells.faults.length} cells of faults, 0 skipped`)
    console.log(`${variants + faults - problems.length} passed, ${problems.length} failed`)
    process.exitCode = problems.length > 0 || variants + faults === 0 ? 1 : 0
  } finally {
    await twin.close()
  }
}

matrix().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 2
})
