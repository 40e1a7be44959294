import { allCells, type Cells } from "../../scripts/matrix/cells"
import { faultProblem, nameOfFault } from "../../scripts/matrix/fault-cell"
import { startTwin, type Twin } from "../../scripts/matrix/twin"
import { nameOfVariant, variantProblem } from "../../scripts/matrix/variant-cell"

let twin: Twin
let cells: Cells

beforeAll(async () => {
  twin = await startTwin()
  cells = await allCells(twin)
})
afterAll(() => twin.close())

/** The first cell of each kind; another kind of cell follows when nothing of the first is left. */
function oneOfEach<Cell>(
  all: readonly Cell[],
  kindOf: (cell: Cell, index: number) => string,
): readonly Cell[] {
  const found = new Map<string, Cell>()
  for (const [index, cell] of all.entries()) {
    const kind = kindOf(cell, index)
    if (!found.has(kind)) found.set(kind, cell)
  }
  return [...found.values()]
}

/** Each problem by the cell's name: a failure of the test shows all of them. */
async function problemsOf<Cell>(
  some: readonly Cell[],
  nameOf: (cell: Cell) => string,
  problemOf: (cell: Cell) => Promise<string | null>,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const cell of some) {
    const problem = await problemOf(cell)
    if (problem !== null) problems.push(`${nameOf(cell)}: ${problem}`)
  }
  return problems
}

it("every call is understood in one of the forms in which the service may answer, in each dialect", async () => {
  const unusual = cells.variants.filter(({ variant }) => variant.shows_in === "success").reverse()
  const some = oneOfEach(unusual, ({ row, dialect }) => `${row.name} ${dialect}`)
  expect(some.length).toBeGreaterThan(90)
  expect(await problemsOf(some, nameOfVariant, (cell) => variantProblem(twin, cell))).toEqual([])
}, 300_000)

it("every form of a request that the service may ask for is one that a connection can set", async () => {
  const asked = cells.variants.filter(({ variant }) => variant.shows_in === "request")
  const some = oneOfEach(asked, ({ row, variant }) => `${row.id} ${variant.name} ${variant.form}`)
  expect(await problemsOf(some, nameOfVariant, (cell) => variantProblem(twin, cell))).toEqual([])
}, 300_000)

it("everything that may go wrong tells the caller what may be done, once, and shows nothing", async () => {
  const presets = [...new Set(cells.faults.map(({ preset }) => preset.name))]
  const calls = [...new Set(cells.faults.map(({ row }) => row.name))]
  // Each fault meets another call, and each call another fault.
  const some = cells.faults.filter(
    ({ row, preset }) =>
      calls.indexOf(row.name) % presets.length === presets.indexOf(preset.name) ||
      presets.indexOf(preset.name) % calls.length === calls.indexOf(row.name),
  )
  expect(new Set(some.map(({ preset }) => preset.name)).size).toBe(presets.length)
  expect(new Set(some.map(({ row }) => row.name)).size).toBe(calls.length)
  expect(await problemsOf(some, nameOfFault, (cell) => faultProblem(twin, cell))).toEqual([])
}, 300_000)
