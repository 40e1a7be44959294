import { inspect } from "node:util"
import type { Result } from "../../../core/shared/result"
import type { SystemError } from "../../../core/shared/system-error"
import {
  APPLICATION,
  CUSTOMER_NAME,
  leasingClientOf,
  leasingRequest,
  TOKEN,
} from "../../__tests__/support/leasing"
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
import { API_KEY, EMAIL, MOBILE } from "../../__tests__/support/shop"
import type { SendOptions } from "../../http/send"
import type { LeasingClient } from "../create-leasing-client"

type Call = (client: LeasingClient, options: SendOptions) => Promise<Result<unknown, SystemError>>

const CALLS: readonly (readonly [name: string, call: Call, triesWhenUnavailable: number])[] = [
  ["tariff", (client, options) => client.readTariffs(options), 4],
  ["create", (client, options) => client.createApplication(leasingRequest(), options), 1],
  ["redirect url", (client, options) => client.readRedirectUrl({ token: TOKEN }, options), 4],
  ["check", (client, options) => client.check(APPLICATION, options), 4],
]

const SECRETS = [API_KEY, EMAIL, MOBILE, CUSTOMER_NAME]

/** A body that gives away everything that was sent, as a careless service may. */
const echo = { error_message: `${EMAIL} ${API_KEY}`, errors: [CUSTOMER_NAME, MOBILE, "PRIVATE"] }

const FAULTS: readonly (readonly [name: string, scene: Scene, kind: SystemError["kind"]])[] = [
  ["an error code with status 200", answer(200, { ...echo, error_code: "A_CODE" }), "rejected"],
  ["a person's words for an error code", answer(200, { error_code: `${EMAIL} ${API_KEY}` }), "rejected"],
  [
    "a wrong key with status 200",
    answer(200, { ...echo, error_code: "AUTHENTICATION_FAILURE" }),
    "unauthorized",
  ],
  ["401", answer(401, { message: "unauthorized" }), "unauthorized"],
  ["404", answer(404, { message: "not_found" }), "rejected"],
  ["422", answer(422, echo), "rejected"],
  ["429", answer(429, echo), "unavailable"],
  ["500", answer(500, echo), "unavailable"],
  ["502 with HTML", answer(502, `<html>${EMAIL}</html>`), "unavailable"],
  ["a redirect", answer(302, echo, { location: `https://evil.test/${API_KEY}` }), "unexpected_response"],
  ["a cut connection", reset, "unavailable"],
  ["a cut in the body", cutOff, "unavailable"],
  ["truncated JSON", answer(200, `{"appl_token":"${EMAIL}`), "unexpected_response"],
  ["HTML", answer(200, `<html>${EMAIL} ${API_KEY}</html>`), "unexpected_response"],
  ["another kind of body", answer(200, [EMAIL, API_KEY]), "unexpected_response"],
  [
    "wrong types",
    answer(200, { appl_token: [EMAIL], url: 7, tariffs: API_KEY, result: {} }),
    "unexpected_response",
  ],
  ["nothing", answer(200, ""), "unexpected_response"],
]

const HANGING: readonly (readonly [name: string, scene: Scene])[] = [
  ["no answer", silence],
  ["an answer that drips", drip],
]

const expectNoLeak = (thing: unknown): void => {
  const seen = inspect(thing, { depth: 20, showHidden: true, getters: true }) + JSON.stringify(thing)
  for (const secret of SECRETS) expect(seen).not.toContain(secret)
}

let server: ScriptedServer
let client: LeasingClient
beforeAll(async () => {
  server = await startScriptedServer()
})
beforeEach(() => {
  client = leasingClientOf(server.url, { customer_form: "flat" })
})
afterEach(() => {
  client.close()
})
afterAll(() => server.close())

describe.each(CALLS)("leasing's %s", (_, call, tries) => {
  it.each(FAULTS)(
    "answered with %s says what the caller may do, and nothing else",
    async (_name, scene, kind) => {
      server.play(scene)
      const result = await call(client, {})
      expect(result).toMatchObject({ ok: false, error: { kind } })
      if (kind !== "unavailable") expect(server.requests).toHaveLength(1)
      expectNoLeak(result)
      expectNoLeak(client)
    },
  )

  it.each(HANGING)("answered with %s ends in time", async (_name, scene) => {
    server.play(scene)
    const started = performance.now()
    expect(await call(client, { budgetMs: 200 })).toMatchObject({
      error: { kind: "unavailable", reason: "timeout" },
    })
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it("is sent as often as a second time does no harm", async () => {
    server.play(answer(503))
    await call(client, {})
    expect(server.requests).toHaveLength(tries)
  })
})
