import { inspect } from "node:util"
import {
  answer,
  cutOff,
  drip,
  reset,
  silence,
  startScriptedServer,
  type Scene,
  type ScriptedServer,
} from "../../__tests__/support/scripted-server"
import { BrokenDownload, download } from "../download"

let server: ScriptedServer

const PDF = "%PDF-1.4 a contract"
const pdf = answer(200, PDF, { "content-type": "application/pdf" })
const fetched = (
  scene: Scene,
  change: Partial<Parameters<typeof download>[1]> = {},
  path = "/file?secret=1",
) => {
  server.play(scene)
  const hosts = [new URL(server.url).host]
  return download(`${server.url}${path}`, { hosts, maxBytes: 1000, budgetMs: 200, ...change })
}

async function textOf(content: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

async function brokenBy(scene: Scene, maxBytes?: number): Promise<unknown> {
  const file = await fetched(scene, maxBytes === undefined ? {} : { maxBytes })
  if (!file.ok) throw new Error(file.error.kind)
  return textOf(file.value.content).catch((error: unknown) => error)
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("fetching a file", () => {
  it("streams it, without any key", async () => {
    const file = await fetched(pdf)
    expect(file).toMatchObject({ ok: true, value: { contentType: "application/pdf" } })
    if (file.ok) expect(await textOf(file.value.content)).toBe(PDF)
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it("asks no host that is not listed", async () => {
    expect(await fetched(pdf, { hosts: ["files.example.com"] })).toEqual({
      ok: false,
      error: { kind: "unexpected_response", status: 0, problem: "foreign_host" },
    })
    expect(
      await download("http://files.example.com/a", {
        hosts: ["files.example.com"],
        maxBytes: 1,
        budgetMs: 9,
      }),
    ).toMatchObject({ error: { problem: "foreign_host" } })
    expect(await download("file:///etc/passwd", { hosts: [""], maxBytes: 1, budgetMs: 9 })).toMatchObject({
      ok: false,
    })
    expect(server.requests).toHaveLength(0)
  })

  it("follows no redirect", async () => {
    expect(await fetched(answer(302, "", { location: `${server.url}/other` }))).toMatchObject({
      error: { kind: "unexpected_response", status: 302, problem: "redirect" },
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    [404, "rejected"],
    [403, "unauthorized"],
    [503, "unavailable"],
  ])("says what %i means", async (status, kind) => {
    expect(await fetched(answer(status))).toMatchObject({ ok: false, error: { kind } })
  })

  it.each([
    ["silent", silence, "timeout"],
    ["cut", reset, "network"],
  ])("says that a %s server is unavailable", async (_, scene, reason) => {
    expect(await fetched(scene)).toMatchObject({ error: { kind: "unavailable", reason } })
  })

  it("refuses a file that is announced too large", async () => {
    expect(await fetched(answer(200, PDF, { "content-length": "5000" }))).toMatchObject({
      error: { kind: "unexpected_response", problem: "too_large" },
    })
  })

  it.each([
    ["grows too large", answer(200, "x".repeat(2000), { "transfer-encoding": "chunked" }), "too_large"],
    ["is cut off", cutOff, "incomplete"],
    ["never ends", drip, "timeout"],
  ])("breaks when the file %s, and says nothing of its address", async (_, scene, reason) => {
    const error = await brokenBy(scene)
    expect(error).toBeInstanceOf(BrokenDownload)
    expect(error).toMatchObject({ reason })
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain("secret")
  })
})
