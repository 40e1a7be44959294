import { readdirSync, readFileSync } from "node:fs"
import { basename, resolve } from "node:path"
import { NO_OVERRIDES, readOverrides } from "../../../core/partner/overrides"
import type { Dialect } from "../../../core/shared/records"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, sessionRequest } from "../../__tests__/support/shop"
import type { PartnerEndpoint } from "../partner-endpoint"

/** What the client has besides a call for each endpoint. */
const BESIDES = ["openPrintout", "close"]

const ROOT = resolve(__dirname, "../../../..")
const DECLARATIONS = "src/clients/partner"
const DIALECTS = ["v2", "v2_camel", "v3"] as const satisfies readonly Dialect[]

const page = readFileSync(resolve(ROOT, "docs/partner-financing.md"), "utf8")

/** The rows below the header that begins with these words, without their backticks. */
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

type Declared = PartnerEndpoint<unknown, unknown>

const isDeclaration = (value: unknown): value is Declared =>
  typeof value === "object" && value !== null && "id" in value && "paths" in value && "retry" in value

/** Every endpoint that a file of the client exports, by its name. */
async function declared(): Promise<Map<string, Declared & { readonly file: string }>> {
  const found = new Map<string, Declared & { readonly file: string }>()
  const files = readdirSync(resolve(ROOT, DECLARATIONS)).filter((name) => name.endsWith(".ts"))
  for (const name of files) {
    const exports = (await import(`../${basename(name, ".ts")}`)) as Record<string, unknown>
    for (const [call, value] of Object.entries(exports))
      if (isDeclaration(value)) found.set(call, { ...value, file: `${DECLARATIONS}/${name}` })
  }
  return found
}

/** The path of a connection in this dialect; what has no version 3 keeps version 2, and the other way round. */
function pathIn(endpoint: Declared, dialect: Dialect): string {
  const path = endpoint.paths[dialect] ?? endpoint.paths.v2 ?? endpoint.paths.v3 ?? ""
  return path === "{+path}" ? "/ping" : path
}

/** What is asked of an endpoint by a connection that sets nothing. */
const asked = <Input>(input: Input) => ({ input, choices: NO_OVERRIDES })

const bodyOf = (endpoint: Declared): string => {
  if (endpoint.form !== undefined) return "form"
  if (endpoint.body === undefined) return "none"
  const unset = endpoint.body(asked({}), "v2")
  return unset.ok && unset.value === null ? "as set" : "JSON"
}

const nameStyle = (body: string): string =>
  Object.keys(JSON.parse(body) as object).some((name) => name.includes("_")) ? "snake_case" : "camelCase"

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("docs/partner-financing.md", () => {
  const endpoints = table("Endpoint", "Call")

  it("has a row for every call of the client and every declared endpoint, and none besides", async () => {
    const calls = Object.keys(clientOf("http://127.0.0.1:9")).filter((name) => !BESIDES.includes(name))
    const documented = endpoints.map(([, call]) => call).sort()
    expect(documented).toEqual(calls.sort())
    expect(documented).toEqual([...(await declared()).keys()].sort())
  })

  it.each(endpoints)("says the truth about %s %s", async (id = "", call = "", ...cells) => {
    const endpoint = (await declared()).get(call)
    expect(endpoint?.id).toBe(id)
    if (endpoint === undefined) return
    const { method, group, retry } = endpoint
    expect(cells).toEqual([
      method,
      pathIn(endpoint, "v2"),
      pathIn(endpoint, "v3"),
      bodyOf(endpoint),
      group,
      retry,
    ])
    expect(pathIn(endpoint, "v2_camel")).toBe(pathIn(endpoint, "v2"))
  })

  it("names both paths of the ping", async () => {
    server.play(answer(404), answer(200, "pong"))
    await clientOf(server.url).ping()
    const [first = "", second = ""] = server.requests.map(({ url }) => url)
    expect(page).toContain(`tries \`${first}\`; if that is answered 404 it tries \`${second}\``)
  })

  it.each(DIALECTS)("says how the names of a body are written in %s", async (dialect) => {
    const written = table("Dialect", "Path version").find(([name]) => name === dialect)?.[2]
    server.play(answer(422))
    await clientOf(server.url, { dialect }).createSession(sessionRequest())
    await clientOf(server.url, { dialect }).calculate({ productCode: "hire", amount: "300", period: 12 })
    expect(server.requests.map(({ body }) => nameStyle(body))).toEqual([written, written])
  })

  it("says where each endpoint is declared, and names a file that calls it", async () => {
    const used = table("Endpoint", "Used for")
    expect(used.map(([id]) => id)).toEqual([...new Set(endpoints.map(([id]) => id))])
    const files = new Map([...(await declared()).values()].map(({ id, file }) => [id, file]))
    for (const [id = "", , file, caller = ""] of used) {
      expect(file).toBe(files.get(id))
      if (caller !== "no flow yet") expect(readFileSync(resolve(ROOT, caller), "utf8")).not.toBe("")
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
