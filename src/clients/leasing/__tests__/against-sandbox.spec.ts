import {
  DEFAULT_LEASING_SHOPS,
  startSandbox,
  type LeasingShop,
  type Sandbox,
  type SettingsPatch,
} from "../../../../sandbox"
import { currentApplication, nextOrderId } from "../../../core/leasing/application-history"
import type { LeasingApplication } from "../../../core/leasing/application-history"
import { decisiveReading } from "../../../core/leasing/observation"
import { stageOfLeasing } from "../../../core/leasing/stage-of-leasing"
import { chooseTariff } from "../../../core/leasing/tariff-choice"
import { isTokenRefused } from "../../../core/leasing/token-refused"
import type { Result } from "../../../core/shared/result"
import type { SystemError } from "../../../core/shared/system-error"
import { leasingClientOf, leasingRequest } from "../../__tests__/support/leasing"
import type { LeasingClient } from "../create-leasing-client"

const REFERENCE = "F0123456789ABCDEF0123"
const [LT] = DEFAULT_LEASING_SHOPS as [LeasingShop]
const NO_ADVANCE = { advanceReceived: false }

/** Forms in which the service may answer, with the settings that a connection needs for them. */
const FORMS: readonly (readonly [settings: SettingsPatch, overrides: object])[] = [
  [{}, {}],
  [{ leasing: { check: "result", redirect_name: "text", tariff_data: "beside" } }, { deductions: "spread" }],
  [{ leasing: { check: "both", names: "camel_case", redirect_name: "redirectUrl" } }, {}],
  [
    { leasing: { errors: "status", order_json: "text", redirect_name: "link" } },
    { order_json_form: "text", amount_form: "text" },
  ],
  [{ leasing: { redirect_name: "redirect" } }, { redirect_from: "redirect", customer_form: "nested" }],
]

let sandbox: Sandbox
let client: LeasingClient

const value = <Value>(result: Result<Value, SystemError>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const clientWith = (raw: object): LeasingClient => leasingClientOf(sandbox.url, raw, LT.apiKey)
let tried = 0
const create = async (): Promise<LeasingApplication> => {
  const orderId = nextOrderId(REFERENCE, tried++)
  const basket = {
    payable: "307.99",
    items: [{ name: "Ąžuolinis stalas", quantity: "3", total: "309.9975" }],
    shipping: [{ name: "Kurjeris", total: "7.99" }],
    deductions: [{ name: "Nuolaida", total: "10" }],
  }
  return value(await client.createApplication(leasingRequest({ orderId, basket, tariffCode: "LT-STANDARD" })))
}
const control = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
const act = (application: LeasingApplication, action: string) =>
  control(`/leasing/applications/${application.token}/act`, { action })
const stageOf = async (application: LeasingApplication) =>
  stageOfLeasing("started", value(await client.check(application)), NO_ADVANCE)

describe.each(FORMS)("the leasing service answering as %j to %j", (settings, overrides) => {
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, settings: { ...settings, leasing_alerts: { mode: "never" } } })
    client = clientWith(overrides)
    tried = 0
  })
  afterAll(async () => {
    client.close()
    await sandbox.close()
  })

  it("names its tariffs, one of which is chosen", async () => {
    const tariffs = value(await client.readTariffs())
    const wish = { amount: "307.99", term: 12, code: null, at: new Date() }
    expect(tariffs.map(({ code, terms }) => [code, terms.length])).toEqual([
      ["LT-STANDARD", 1],
      ["LT-ADVANCE", 1],
    ])
    expect(chooseTariff(tariffs, wish)).toMatchObject({ value: { codeToSend: "LT-ADVANCE" } })
  })

  it("takes an order to the cent, and the shopper to its pages", async () => {
    const application = await create()
    const [entered, again] = [
      value(await client.readRedirectUrl(application)),
      value(await client.readRedirectUrl(application)),
    ]
    expect(again).not.toBe(entered)
    expect(await (await fetch(entered)).text()).toContain("307.99 EUR")
    expect(await stageOf(application)).toBe("started")
  })

  it.each([
    ["sign", "active"],
    ["sign_no_advance", "active"],
    ["sign_offline", "active"],
    ["reject", "declined"],
    ["cancel", "cancelled"],
    ["close_kac", "cancelled"],
    ["close_unfinanceable", "declined"],
    ["choose", "signing"],
  ])("after %s is %s", async (action, stage) => {
    const application = await create()
    await act(application, action)
    expect(await stageOf(application)).toBe(stage)
  })

  it("refuses another order id, and one that was used", async () => {
    const application = await create()
    const other = nextOrderId(REFERENCE, 900)
    expect(await client.check({ ...application, orderId: other })).toMatchObject({
      error: { kind: "rejected" },
    })
    tried -= 1
    await expect(create()).rejects.toThrow("WRONG_ORDER_ID")
    tried += 1
  })
})

describe("what only one vocabulary tells", () => {
  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, settings: { leasing_alerts: { mode: "never" } } })
    client = clientWith({})
    tried = 0
  })
  afterEach(async () => {
    client.close()
    await sandbox.close()
  })

  it("an advance waits for the merchant, and is shown", async () => {
    await control("/settings", { leasing: { check: "result" } })
    const application = await create()
    await act(application, "sign_with_advance")
    expect(value(await client.check(application))).toMatchObject({
      advance: "61.6",
      marks: ["advance_to_collect"],
    })
    expect(await stageOf(application)).toBe("awaiting_approval")
  })

  it("an expired application and a failed status wait or end as the document says", async () => {
    const [expired, failed] = [await create(), await create()]
    await act(expired, "close_expired")
    expect(await stageOf(expired)).toBe("expired")
    await act(failed, "sign")
    await act(failed, "fail_status")
    expect(value(await client.check(failed))).toMatchObject({ outcome: "ongoing", marks: ["status_not_ok"] })
  })

  it("a token that has expired asks for a new application, and a late signature on the old one counts", async () => {
    await control("/settings", { leasing: { expiry: "token_only" } })
    const old = await create()
    await control("/clock", { advance_seconds: 24 * 3600 })
    const refused = await client.readRedirectUrl(old)
    expect(refused.ok ? null : isTokenRefused(refused.error)).toBe(true)
    const history = [old, await create()]
    expect(currentApplication(history)?.orderId).toBe(`${REFERENCE}X2`)
    await act(old, "sign")
    const [first, second] = [value(await client.check(old)), value(await client.check(history[1] ?? old))]
    const decisive = decisiveReading([
      { token: old.token, observation: first },
      { token: history[1]?.token ?? old.token, observation: second },
    ])
    expect(decisive.token).toBe(old.token)
    expect(stageOfLeasing("started", decisive.observation, NO_ADVANCE)).toBe("active")
  })

  it("a wrong key is told apart, also with status 200", async () => {
    const wrong = leasingClientOf(sandbox.url, {}, "wrong")
    expect(await wrong.readTariffs()).toEqual({ ok: false, error: { kind: "unauthorized", status: 200 } })
    wrong.close()
  })
})
