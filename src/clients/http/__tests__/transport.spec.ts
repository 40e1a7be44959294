import { gzipSync } from "node:zlib"
import { inspect } from "node:util"
import {
  answer,
  cutOff,
  drip,
  gibberish,
  reset,
  silence,
  stall,
  startScriptedServer,
  type Scene,
  type ScriptedServer,
} from "../../__tests__/support/scripted-server"
import { createTransport, type Transport, type WireRequest } from "../transport"

let server: ScriptedServer
let transport: Transport
const KEY = "Bearer key-that-must-not-leak"
const reading: WireRequest = { method: "GET", path: "/a?b=%25", body: null, freshConnection: false }

beforeAll(async () => {
  server = await startScriptedServer()
  transport = createTransport({ baseUrl: `${server.url}/base`, headers: { Authorization: KEY } })
})
afterAll(async () => {
  transport.close()
  await server.close()
})

describe("one exchange", () => {
  it("gives status, text and Retry-After as they came, whatever the status", async () => {
    server.play(answer(503, "<html>", { "retry-after": "7" }))
    expect(await transport.exchange(reading, 1000)).toEqual({
      ok: true,
      value: { status: 503, body: "<html>", retryAfter: "7", location: null },
    })
    expect(server.requests[0]).toMatchObject({ url: "/base/a?b=%25", headers: { authorization: KEY } })
  })

  it("does not follow a redirect, which would carry the key elsewhere", async () => {
    server.play(answer(302, "", { location: `${server.url}/elsewhere` }))
    expect(await transport.exchange(reading, 1000)).toMatchObject({ value: { status: 302 } })
    expect(server.requests).toHaveLength(1)
  })

  it("stays on its base address", async () => {
    server.play(answer(200))
    await transport.exchange({ ...reading, path: "//evil.test/x" }, 1000)
    await transport.exchange({ ...reading, path: "http://evil.test/x" }, 1000)
    expect(server.requests.map(({ url }) => url)).toEqual(["/base/evil.test/x", "/base/http://evil.test/x"])
  })

  it("ignores a proxy of the environment", async () => {
    const environment = jest.replaceProperty(process, "env", { http_proxy: "http://127.0.0.1:9" })
    server.play(answer(200, "direct"))
    const result = await transport.exchange(reading, 1000)
    environment.restore()
    expect(result).toMatchObject({ value: { body: "direct" } })
  })

  it("keeps its connection for the next one", async () => {
    server.play(answer(200))
    await transport.exchange(reading, 1000)
    await transport.exchange(reading, 1000)
    const [first, second] = server.requests.map(({ connection }) => connection)
    expect(second).toBe(first)
  })
})

describe("an exchange without an answer", () => {
  it.each([
    ["silence", silence, "timeout"],
    ["a body that drips", drip, "timeout"],
    ["a body that stalls", stall, "timeout"],
    ["a cut connection", reset, "network"],
    ["a cut in the middle of the body", cutOff, "network"],
    ["something that is not HTTP", gibberish, "network"],
  ] as const)("ends in time after %s", async (_, scene, reason) => {
    server.play(scene)
    const started = performance.now()
    const result = await transport.exchange(reading, 200)
    expect(result).toEqual({ ok: false, error: { kind: "unavailable", reason, status: null } })
    expect(performance.now() - started).toBeLessThan(350)
  })

  it("ends when nobody listens", async () => {
    const nobody = createTransport({ baseUrl: "http://127.0.0.1:9", headers: {} })
    expect(await nobody.exchange(reading, 1000)).toMatchObject({ error: { reason: "network" } })
  })

  const flood: Scene = (response) => {
    response.writeHead(200)
    const more = (): void => {
      while (response.write("x".repeat(65_536)));
      if (!response.destroyed) response.once("drain", more)
    }
    more()
  }
  const zipped: Scene = (response) => {
    response.writeHead(200, { "content-encoding": "gzip" })
    response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024)))
  }

  it.each([
    ["floods", flood],
    ["is a small archive of a large nothing", zipped],
  ])("is refused when it %s", async (_, scene) => {
    server.play(scene)
    expect(await transport.exchange(reading, 5000)).toEqual({
      ok: false,
      error: { kind: "unexpected_response", status: 0, problem: "too_large" },
    })
  })

  it("says nothing of the key or the body, however it is looked at", async () => {
    server.play(reset)
    const result = await transport.exchange(
      { method: "POST", path: "/a", body: '{"email":"private@example.com"}', freshConnection: true },
      1000,
    )
    for (const thing of [result, transport]) {
      const seen = inspect(thing, { depth: 20, showHidden: true, getters: true }) + JSON.stringify(thing)
      expect(seen).not.toMatch(/must-not-leak|private|127\.0\.0\.1/)
    }
  })
})
