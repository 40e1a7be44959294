import { z } from "@medusajs/framework/zod"
import {
  answer,
  reset,
  silence,
  startScriptedServer,
  type Scene,
  type ScriptedServer,
} from "../../__tests__/support/scripted-server"
import { jsonAnswer } from "../decoders"
import { everyDialect, type Endpoint, type RetryClass } from "../endpoint"
import { send, type Line } from "../send"
import { createTransport } from "../transport"

let server: ScriptedServer
const fine = answer(200, { word: "fine" })

const endpoint = (retry: RetryClass): Endpoint<string, { word: string }> => ({
  id: "X1",
  method: "GET",
  retry,
  paths: everyDialect("/{shop}/{thing}"),
  place: (thing) => ({ thing }),
  decode: jsonAnswer(z.looseObject({ word: z.string() })),
})

/** Time that passes only while the line sleeps. */
function lineOf(naps: number[]): Line {
  let slept = 0
  return {
    transport: createTransport({ baseUrl: server.url, headers: {} }),
    dependencies: {
      now: () => slept,
      random: () => 1,
      sleep: (ms) => {
        naps.push(ms)
        slept += ms
        return Promise.resolve()
      },
    },
  }
}

async function tried(retry: RetryClass, scenes: readonly Scene[], budgetMs = 10_000) {
  const naps: number[] = []
  server.play(...scenes)
  const order = { input: "a b/c", dialect: "v2", fixed: { shop: "1" }, budgetMs } as const
  const result = await send(lineOf(naps), endpoint(retry), order)
  return { result, naps, sent: server.requests.length }
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("carrying an endpoint out", () => {
  it("encodes what stands in the path", async () => {
    expect((await tried("read", [fine])).result).toMatchObject({ ok: true, value: { word: "fine" } })
    expect(server.requests[0]?.url).toBe("/1/a%20b%2Fc")
  })

  it.each([
    ["read", 4],
    ["once_if_unknown", 2],
    ["never", 1],
  ] as const)("of class %s is tried %i times in all when nobody answers", async (retry, times) => {
    for (const scene of [reset, answer(500), answer(502, "<html>"), answer(503), answer(429)])
      expect(await tried(retry, [scene])).toMatchObject({
        sent: times,
        result: { error: { kind: "unavailable" } },
      })
  })

  it("succeeds when a later try does", async () => {
    const { result, sent, naps } = await tried("read", [reset, answer(503), answer(500), fine])
    expect(result.ok).toBe(true)
    expect(sent).toBe(4)
    expect(naps).toEqual([200, 400, 800])
  })

  it.each([
    [answer(401), "unauthorized"],
    [answer(403), "unauthorized"],
    [answer(400), "rejected"],
    [answer(404), "rejected"],
    [answer(409), "rejected"],
    [answer(422), "rejected"],
    [answer(302), "unexpected_response"],
    [answer(200, "<html>"), "unexpected_response"],
    [answer(200, '{"word":'), "unexpected_response"],
    [answer(200, { word: 5 }), "unexpected_response"],
    [answer(200, ""), "unexpected_response"],
  ])("does not repeat a reading that was answered (%#)", async (scene, kind) => {
    expect(await tried("read", [scene, fine])).toMatchObject({ sent: 1, result: { error: { kind } } })
  })

  it("waits as long as the system asks", async () => {
    const { result, naps } = await tried("read", [answer(429, "", { "retry-after": "3" }), fine])
    expect(result.ok).toBe(true)
    expect(naps).toEqual([3000])
  })

  it("gives up at once when it is asked to wait beyond its budget", async () => {
    const { result, naps, sent } = await tried("read", [answer(503, "", { "retry-after": "10" }), fine])
    expect(result).toEqual({ ok: false, error: { kind: "unavailable", reason: "server_error", status: 503 } })
    expect([naps, sent]).toEqual([[], 1])
  })

  it("stops repeating when its budget is used up", async () => {
    expect((await tried("read", [answer(503)], 650)).naps).toEqual([200, 400])
  })

  it("keeps its budget over all tries against a system that hangs", async () => {
    server.play(silence)
    const line: Line = {
      transport: createTransport({ baseUrl: server.url, headers: {} }),
      dependencies: { now: Date.now, random: () => 0, sleep: () => Promise.resolve() },
    }
    const started = performance.now()
    const order = { input: "x", dialect: "v2", fixed: { shop: "1" }, budgetMs: 300 } as const
    const result = await send(line, endpoint("read"), order)
    expect(result).toEqual({ ok: false, error: { kind: "unavailable", reason: "timeout", status: null } })
    expect(performance.now() - started).toBeLessThan(420)
    expect(server.requests).toHaveLength(2)
  })
})
