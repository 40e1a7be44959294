import { inspect } from "node:util"
import type { SystemError } from "../../../core/shared/system-error"
import { applicationRequest, IDENTITY_CODE, INCOME } from "../../__tests__/support/applicant"
import { ENDPOINT_CALLS, SECRETS } from "../../__tests__/support/endpoint-calls"
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
import { API_KEY, clientOf, EMAIL, MOBILE, sessionRequest } from "../../__tests__/support/shop"

let server: ScriptedServer
/** Milliseconds. */
const BRIEF = { budgetMs: 200 }
const PATIENT = { budgetMs: 5000 }

/** A body that gives away everything that was sent, as a careless service may. */
const echo = `{"message":"Refused for ${EMAIL} ${MOBILE} ${API_KEY}","errors":["${EMAIL}","${MOBILE}","${IDENTITY_CODE}","a_code"]}`

const FAULTS: readonly (readonly [name: string, scene: Scene, kind: SystemError["kind"]])[] = [
  ["409 as codes", answer(409, { errors: [{ code: "a_code" }] }), "rejected"],
  ["415", answer(415, echo), "rejected"],
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

/** Faults in which nothing comes until the time is over. */
const HANGING = ["no answer", "an answer that drips"]

const WRONG_ANSWERS: readonly (readonly [name: string, scene: Scene])[] = [
  ["wrong types", answer(200, { uuid: 5, status: [EMAIL], code: {}, payment_amount_monthly: API_KEY })],
  ["another kind of body", answer(200, [EMAIL, API_KEY])],
  ["null", answer(200, "null")],
  ["an empty body", answer(200, "")],
]
const expectNoLeak = (thing: unknown): void => {
  const seen = inspect(thing, { depth: 20, showHidden: true, getters: true }) + JSON.stringify(thing)
  for (const secret of SECRETS) expect(seen).not.toContain(secret)
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe.each(ENDPOINT_CALLS)("%s", (_, call, tolerance) => {
  it.each(FAULTS)(
    "answered with %s says what the caller may do, and nothing else",
    async (name, scene, kind) => {
      server.play(scene)
      const client = clientOf(server.url)
      const hangs = HANGING.includes(name)
      const started = performance.now()
      const result = await call(client, hangs ? BRIEF : PATIENT)
      if (hangs) expect(performance.now() - started).toBeLessThan(1000)
      expect(result).toMatchObject({ ok: false, error: { kind } })
      expectNoLeak(result)
      expectNoLeak(client)
      client.close()
    },
  )

  it.each(WRONG_ANSWERS)("answered with %s is not understood", async (name, scene) => {
    server.play(scene)
    const client = clientOf(server.url)
    const result = await call(client, PATIENT)
    if (tolerance[name === "an empty body" ? "empty" : "odd"]) expect(result.ok).toBe(true)
    else expect(result).toMatchObject({ ok: false, error: { kind: "unexpected_response" } })
    expectNoLeak(result)
    client.close()
  })
})

it("a refused request of our own names fields, never values", async () => {
  const request = { ...sessionRequest(), totalAmount: API_KEY, contact: { email: EMAIL, mobile: EMAIL } }
  expectNoLeak(await clientOf(server.url).createSession(request))
  const application = applicationRequest({ amount: IDENTITY_CODE + "x", monthlyIncome: INCOME + "y" })
  const refused = await clientOf(server.url).submitApplication(application)
  expect(refused).toMatchObject({ error: { kind: "rejected", status: 0 } })
  expectNoLeak(refused)
})
