import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { readOverrides } from "../../../core/partner/overrides"
import { sessionRequest, clientOf } from "../../__tests__/support/shop"
import { calculate } from "../calculation"
import { approveContract, cancelContract, readContract } from "../contract"
import { readProduct } from "../product"
import { createSession, ping, readSession } from "../session"

const page = readFileSync(resolve(__dirname, "../../../../docs/partner-financing.md"), "utf8")
const DIALECTS = ["v2", "v2_camel", "v3"] as const

/** The cells of the table whose header begins with these words, row by row, without their backticks. */
function table(...header: readonly string[]): string[][] {
  const lines = page.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  )
  const start = lines.findIndex((cells) => header.every((word, column) => cells[column] === word))
  const end = lines.findIndex((cells, at) => at > start && cells.length === 0)
  return start < 0 ? [] : lines.slice(start + 2, end)
}

const DECLARED = {
  ping,
  createSession,
  readSession,
  calculate,
  readProduct,
  readContract,
  approveContract,
  cancelContract,
}

/** A1 alone has a path that is chosen when it is called. */
const shown = (path: string): string =>
  path === "{+path}" ? (ping.place({ path: null })["path"] ?? "") : path

const rowOf = ([call, endpoint]: [string, (typeof DECLARED)[keyof typeof DECLARED]]): string[] => [
  endpoint.id,
  call,
  endpoint.method,
  shown(endpoint.paths.v2),
  shown(endpoint.paths.v3),
  endpoint.group,
  endpoint.retry,
]

const nameStyle = (names: readonly string[]): string =>
  names.some((name) => name.includes("_")) ? "snake_case" : "camelCase"

describe("docs/partner-financing.md", () => {
  const endpoints = table("Endpoint", "Call")

  it("has a row for every call of the client, and none besides", () => {
    const calls = Object.keys(clientOf("http://127.0.0.1:9")).filter((name) => name !== "close")
    expect(endpoints.map(([, call]) => call).sort()).toEqual(calls.sort())
    expect(Object.keys(DECLARED).sort()).toEqual(calls.sort())
  })

  it.each(Object.entries(DECLARED))(
    "says the method, paths, group and retry class of %s",
    (call, endpoint) => {
      expect(endpoints.find((cells) => cells[1] === call)).toEqual(rowOf([call, endpoint]))
      expect(endpoint.paths.v2_camel).toBe(endpoint.paths.v2)
    },
  )

  it("names the second path of the ping", () => {
    expect(page).toContain(
      `\`${ping.otherShape?.({ path: null }, { status: 404, body: "" })?.path ?? "none"}\``,
    )
  })

  it.each(DIALECTS)("says how the names of a body are written in %s", (dialect) => {
    const written = table("Dialect", "Path version").find(([name]) => name === dialect)?.[2]
    const session = createSession.body?.(
      { request: sessionRequest(), choices: { originValue: null, sessionForm: "flat" } },
      dialect,
    )
    const price = calculate.body?.({ productCode: "hire", amount: "300", period: 12 }, dialect)
    for (const body of [session, price])
      expect(body?.ok === true ? nameStyle(Object.keys(body.value)) : "no body").toBe(written)
  })

  it("says which calls have a body", () => {
    const withBody = Object.values(DECLARED).filter((endpoint) => endpoint.body !== undefined)
    expect(page).toContain(`Only ${withBody.map(({ id }) => id).join(" and ")} have a body`)
  })

  it("says where each endpoint is declared and called from", () => {
    const used = table("Endpoint", "Used for")
    expect(used.map(([id]) => id)).toEqual(endpoints.map(([id]) => id))
    for (const [id = "", , declared = "", called = ""] of used) {
      const source = (file: string) => readFileSync(resolve(__dirname, "../../../..", file), "utf8")
      expect(source(declared)).toContain(`id: "${id}"`)
      expect(source(called).length).toBeGreaterThan(0)
    }
  })
})

describe("the documented overrides", () => {
  const documented = table("Key", "Value")

  it("are all that there are", () => {
    const known = readOverrides({})
    const names = known.ok ? Object.keys(known.value) : []
    const snakeCase = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    expect(documented.map(([key]) => key).sort()).toEqual(snakeCase.sort())
  })

  it.each(documented)("take the example of %s", (key = "", ...cells) => {
    expect(readOverrides({ [key]: JSON.parse(cells.at(-1) ?? "") as unknown }).ok).toBe(true)
  })

  it("take the complete example, which holds every one of them", () => {
    const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "{}")
    expect(readOverrides(example).ok).toBe(true)
    expect(Object.keys(example as object).sort()).toEqual(documented.map(([key]) => key).sort())
  })
})
