import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf } from "../../__tests__/support/shop"

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("trying the key (A1)", () => {
  it.each(["pong", '{"response":"pong"}', '{"message":"Pong"}', '"pong"'])("succeeds on %s", async (body) => {
    server.play(answer(200, body))
    expect(await clientOf(server.url).ping()).toEqual({ ok: true, value: undefined })
    expect(server.requests.map(({ url }) => url)).toEqual(["/ping"])
  })

  it("looks in the second place only when the first does not exist", async () => {
    server.play(answer(404, { message: "not_found" }), answer(200, "pong"))
    expect((await clientOf(server.url).ping()).ok).toBe(true)
    expect(server.requests.map(({ url }) => url)).toEqual(["/ping", "/partner/v2/ping"])
    server.play(answer(401, { error: ["unauthorized"] }))
    expect(await clientOf(server.url).ping()).toEqual({
      ok: false,
      error: { kind: "unauthorized", status: 401 },
    })
    expect(server.requests).toHaveLength(1)
  })

  it("looks only where the connection says", async () => {
    server.play(answer(404))
    const result = await clientOf(server.url, { overrides: { ping_path: "/partner/v3/ping" } }).ping()
    expect(result).toMatchObject({ error: { kind: "rejected", status: 404 } })
    expect(server.requests.map(({ url }) => url)).toEqual(["/partner/v3/ping"])
  })

  it("is not fooled by another page", async () => {
    server.play(answer(200, "<html>Welcome</html>"))
    expect(await clientOf(server.url).ping()).toMatchObject({ error: { problem: "word_missing" } })
  })
})
