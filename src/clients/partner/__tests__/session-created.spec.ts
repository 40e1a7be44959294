import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, SESSION, sessionRequest } from "../../__tests__/support/shop"

let server: ScriptedServer
const REDIRECT = "https://epos.example.com/sessions/1"
const created = { uuid: SESSION, status: "pending", redirect_url: REDIRECT }
const sent = (index = 0): Record<string, unknown> =>
  JSON.parse(server.requests[index]?.body ?? "null") as Record<string, unknown>

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("the answer to opening a session", () => {
  it.each([
    ["uuid", 201, created],
    ["pos_session_uuid", 200, { pos_session_uuid: SESSION, status: "PENDING", redirect_url: REDIRECT }],
    ["posSessionUuid", 202, { posSessionUuid: SESSION.toUpperCase(), redirectUrl: REDIRECT, extra: [1] }],
    ["a wrapped uuid", 201, { pos_session: created }],
  ])("is understood with %s and status %i", async (_, status, body) => {
    server.play(answer(status, body))
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result).toMatchObject({
      ok: true,
      value: { uuid: SESSION, status: "pending", redirectUrl: REDIRECT },
    })
  })

  it.each([
    ["redirectUrl: custom", { uuid: SESSION, status: "pending" }],
    ["redirectUrl: custom", { ...created, redirect_url: "javascript:alert(1)" }],
    ["uuid: invalid_format", { ...created, uuid: "1" }],
    ["empty", ""],
    ["not_json", "<html>"],
  ])("is unexpected: %s", async (problem, body) => {
    server.play(answer(201, body))
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result).toEqual({ ok: false, error: { kind: "unexpected_response", status: 201, problem } })
    expect(server.requests).toHaveLength(2)
  })
})

describe("a service that refuses the origin", () => {
  const refusal = answer(422, { message: ["origin_value_does_not_have_a_valid_value"] })

  it.each([
    ["by a code", refusal],
    ["in words", answer(400, { message: "origin: must be null", errorCode: "CONSTRAINTS_VIOLATED_GENERAL" })],
  ])("%s is asked once more without it", async (_, scene) => {
    server.play(scene, answer(201, created))
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result.ok).toBe(true)
    expect(server.requests).toHaveLength(2)
    expect([sent(0), sent(1)].map((body) => "origin" in body)).toEqual([true, false])
  })

  it("still is not asked a third time", async () => {
    server.play(refusal)
    const result = await clientOf(server.url).createSession(sessionRequest())
    expect(result).toMatchObject({
      error: { kind: "rejected", codes: ["origin_value_does_not_have_a_valid_value"] },
    })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ["another field", answer(422, { message: ["original_amount_is_missing"] }), undefined],
    ["the key", answer(401, { error: ["origin"] }), undefined],
    ["an origin that was not sent", refusal, { origin_value: null }],
  ])("is not confused with one that refuses %s", async (_, scene, overrides) => {
    server.play(scene)
    await clientOf(server.url, { overrides }).createSession(sessionRequest())
    expect(server.requests).toHaveLength(1)
  })
})
