import { inspect } from "node:util"
import type { Result } from "../../../core/shared/result"
import type { SystemError } from "../../../core/shared/system-error"
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
import {
  API_KEY,
  clientOf,
  CONTRACT,
  EMAIL,
  MOBILE,
  SESSION,
  sessionRequest,
} from "../../__tests__/support/shop"
import type { PartnerClient } from "../create-partner-client"

let server: ScriptedServer
const options = { budgetMs: 200 }

const CALLS: Readonly<Record<string, (client: PartnerClient) => Promise<Result<unknown, SystemError>>>> = {
  A1: (client) => client.ping(options),
  A2: (client) => client.createSession(sessionRequest(), options),
  A3: (client) => client.readSession({ sessionUuid: SESSION }, options),
  B1: (client) => client.calculate({ productCode: "p", amount: "300", period: 12 }, options),
  B2: (client) => client.readProduct({ productCode: "p" }, options),
  E4: (client) => client.readContract({ contractUuid: CONTRACT }, options),
  E5: (client) => client.approveContract({ contractUuid: CONTRACT }, options),
  E6: (client) => client.cancelContract({ contractUuid: CONTRACT }, options),
}

/** A body that gives away everything that was sent, as a careless service may. */
const echo = `{"message":"Refused for ${EMAIL} ${MOBILE} ${API_KEY}","errors":["${EMAIL}","${MOBILE}","a_code"]}`

const FAULTS: readonly (readonly [name: string, scene: Scene, kind: SystemError["kind"]])[] = [
  ["401", answer(401, { error: ["unauthorized"] }), "unauthorized"],
  ["401 in words", answer(401, { message: "unauthorized" }), "unauthorized"],
  ["403", answer(403, { message: "User is not authorized to access this resource" }), "unauthorized"],
  ["404", answer(404, { message: ["contract_not_found"] }), "rejected"],
  ["404 as text", answer(404, { message: "not_found" }), "rejected"],
  ["409", answer(409, "conflict"), "rejected"],
  ["422", answer(422, echo), "rejected"],
  ["422 as object", answer(422, { errors: { field: [EMAIL] } }), "rejected"],
  ["400 of version 3", answer(400, { message: echo, errorCode: "CONSTRAINTS_VIOLATED_GENERAL" }), "rejected"],
  ["429", answer(429, echo), "unavailable"],
  ["429 with Retry-After", answer(429, echo, { "retry-after": "60" }), "unavailable"],
  ["500", answer(500, echo), "unavailable"],
  ["502 with HTML", answer(502, `<html>${EMAIL} ${API_KEY}</html>`), "unavailable"],
  ["a redirect", answer(302, echo, { location: `https://evil.test/${API_KEY}` }), "unexpected_response"],
  ["no answer", silence, "unavailable"],
  ["an answer that drips", drip, "unavailable"],
  ["a cut connection", reset, "unavailable"],
  ["a cut in the body", cutOff, "unavailable"],
  ["truncated JSON", answer(200, `{"uuid":"${EMAIL}`), "unexpected_response"],
  ["HTML", answer(200, `<html>${EMAIL} ${API_KEY}</html>`), "unexpected_response"],
]

const WRONG_ANSWERS: readonly (readonly [name: string, scene: Scene])[] = [
  ["wrong types", answer(200, { uuid: 5, status: [EMAIL], code: {}, payment_amount_monthly: API_KEY })],
  ["another kind of body", answer(200, [EMAIL, API_KEY])],
  ["null", answer(200, "null")],
  ["an empty body", answer(200, "")],
]
const ACCEPTS_ANY_JSON = ["E5", "E6"]

const expectNoLeak = (thing: unknown): void => {
  const seen = inspect(thing, { depth: 20, showHidden: true, getters: true }) + JSON.stringify(thing)
  for (const secret of [API_KEY, EMAIL, MOBILE, "private"]) expect(seen).not.toContain(secret)
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe.each(Object.entries(CALLS))("%s", (id, call) => {
  it.each(FAULTS)(
    "answered with %s says what the caller may do, and nothing else",
    async (_, scene, kind) => {
      server.play(scene)
      const client = clientOf(server.url)
      const started = performance.now()
      const result = await call(client)
      expect(performance.now() - started).toBeLessThan(400)
      expect(result).toMatchObject({ ok: false, error: { kind } })
      expectNoLeak(result)
      expectNoLeak(client)
      client.close()
    },
  )

  it.each(WRONG_ANSWERS)("answered with %s is not understood", async (_, scene) => {
    server.play(scene)
    const client = clientOf(server.url)
    const result = await call(client)
    if (ACCEPTS_ANY_JSON.includes(id)) expect(result.ok).toBe(true)
    else expect(result).toMatchObject({ ok: false, error: { kind: "unexpected_response" } })
    expectNoLeak(result)
    client.close()
  })
})

it("a refused request of our own names fields, never values", async () => {
  const request = { ...sessionRequest(), totalAmount: API_KEY, contact: { email: EMAIL, mobile: EMAIL } }
  expectNoLeak(await clientOf(server.url).createSession(request))
})
