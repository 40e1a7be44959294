import { listVariants } from "../../sandbox/variants/list-variants"
import { faultPresets } from "../../sandbox/faults/presets"
import { type Bench, startBench } from "./support/bench"
import { DirectFlow } from "./support/direct"
import { type Dialect, REQUEST_OF, sendIn } from "./support/every-endpoint"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const { endpoints, variants } = listVariants()
const idOf = (name: string): string => name.split(" ")[0] ?? ""
const cells = Object.keys(REQUEST_OF).flatMap((name) =>
  (endpoints.find(({ id }) => id === idOf(name))?.dialects ?? []).map((dialect) => [name, dialect] as const),
)

async function succeeds(name: string, dialect: Dialect, settings?: object): Promise<string> {
  await bench.control.settings({ customer_data: "not_compared" })
  const request = await REQUEST_OF[name]?.(flow, bench)
  if (request === undefined) throw new Error(`No request for ${name}.`)
  if (settings !== undefined) await bench.control.settings(settings)
  const answer = await sendIn(bench, dialect, request)
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${name} was answered ${String(answer.status)}: ${answer.text}`)
  return answer.text
}

describe("every endpoint", () => {
  it.each(cells)("%s answers in %s, in the names of that dialect", async (name, dialect) => {
    const text = await succeeds(name, dialect)
    if (dialect !== "v2" && REQUEST_OF[name] !== undefined && hasBodyNames(name, dialect))
      expect(text).not.toMatch(/"[a-z]+_[a-z_]+":/)
  })

  it("is in the list of the document, under its own number", () => {
    const ids = new Set(endpoints.map(({ id }) => id))
    expect(ids.size).toBe(31)
    expect(Object.keys(REQUEST_OF).map(idOf)).toEqual(
      expect.arrayContaining([...ids].filter((id) => id !== "A1")),
    )
  })

  it("has at least three forms", () => {
    for (const { id } of endpoints) {
      expect(
        variants.filter(({ endpoint, shows_in: where }) => endpoint === id && where !== "request").length,
      ).toBeGreaterThanOrEqual(3)
    }
  })
})

/** A request without a body tells no naming: under a version 2 path its answer follows the shop's setting. */
const hasBodyNames = (name: string, dialect: Dialect): boolean =>
  dialect === "v3" || ["A2", "B1", "C1", "C7"].includes(name)

const shown = variants.filter(({ shows_in: where }) => where === "success")
describe("every form of an answer", () => {
  it.each(Object.keys(REQUEST_OF))("of %s is a success", async (name) => {
    for (const { settings } of shown.filter(({ endpoint }) => endpoint === idOf(name))) {
      await succeeds(name, name.startsWith("F") ? "v3" : "v2", settings)
      await bench.control.reset()
    }
  })

  it("is listed for programs", async () => {
    const answer = await bench.control.get("/variants")
    expect(answer.body).toEqual(JSON.parse(JSON.stringify({ endpoints, variants })))
  })
})

describe("everything that may go wrong", () => {
  const presets = faultPresets(5)

  it.each(Object.keys(REQUEST_OF))("can be set at %s", async (name) => {
    await bench.control.settings({ customer_data: "not_compared" })
    const request = await REQUEST_OF[name]?.(flow, bench)
    if (request === undefined) throw new Error(`No request for ${name}.`)
    for (const { fault } of presets) {
      await bench.control.fault({ ...fault, endpoint: idOf(name), times: 1 })
      await sendIn(bench, name.startsWith("F") ? "v3" : "v2", request).catch(() => null)
    }
    expect((await bench.control.get("/faults")).body).toMatchObject({
      faults: presets.map(() => ({ remaining: 0 })),
    })
  })

  it("is listed for programs", async () => {
    const answer = await bench.control.get("/faults/presets?ms=5")
    expect(answer.body).toEqual({ presets: JSON.parse(JSON.stringify(presets)) as unknown })
  })
})
