import { SIGNING_METHODS } from "../../../core/partner/signing-method"
import { APPLICATION } from "../../__tests__/support/applicant"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT, type ShopOptions } from "../../__tests__/support/shop"

let server: ScriptedServer
const ADDRESS = "https://sign.example.com/1"

const client = (body: unknown, options: ShopOptions = {}) => {
  server.play(answer(201, body))
  return clientOf(server.url, options)
}
const seen = () => {
  const [request] = server.requests
  return { method: request?.method, body: JSON.parse(request?.body ?? "null") as unknown }
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("signing a contract", () => {
  it.each(SIGNING_METHODS)("asks for it by %s", async (method) => {
    expect(
      (await client({ redirect_url: ADDRESS }).signContract({ contractUuid: CONTRACT, method })).ok,
    ).toBe(true)
    expect(seen()).toEqual({ method: "POST", body: { method } })
  })

  it.each([
    { redirect_url: ADDRESS },
    { redirectUrl: ADDRESS },
    { signing: { signing_url: ADDRESS } },
    { signing: { url: ADDRESS } },
    { link: ADDRESS },
  ])("finds the address in %j", async (body) => {
    const signed = await client(body).signContract({ contractUuid: CONTRACT, method: "redirect" })
    expect(signed).toMatchObject({ value: { redirectUrl: ADDRESS } })
  })

  it("by redirect needs an address", async () => {
    expect(
      await client({ signing: {} }).signContract({ contractUuid: CONTRACT, method: "redirect" }),
    ).toMatchObject({ error: { kind: "unexpected_response", problem: "redirect_url: missing" } })
  })

  it.each(["", {}])("by another method is accepted by the status alone (%j)", async (body) => {
    expect(await client(body).signContract({ contractUuid: CONTRACT, method: "sms" })).toEqual({
      ok: true,
      value: { number: null, method: null, signedAt: null, redirectUrl: null },
    })
  })
})

describe("the code of a text message", () => {
  const confirm = (code: string, options: ShopOptions = {}) =>
    client(
      { signing: { uuid: CONTRACT, number: 7, signed_at: "2026-03-01T10:00:00+02:00", method: "sms" } },
      options,
    ).confirmContract({ contractUuid: CONTRACT, method: "sms", confirmationCode: code })

  it.each(["0000", "561085"])("%s travels as text", async (code) => {
    expect(await confirm(code)).toMatchObject({
      value: { number: "7", signedAt: "2026-03-01T10:00:00+02:00" },
    })
    expect(seen()).toEqual({ method: "PATCH", body: { method: "sms", confirmation_code: code } })
  })

  it.each([
    ["561085", 561085],
    ["0000", "0000"],
    ["0", 0],
  ])("%s travels as %j where the connection asks for a number", async (code, sent) => {
    await confirm(code, { dialect: "v3", overrides: { confirmation_code: "number" } })
    expect(seen().body).toEqual({ method: "sms", confirmationCode: sent })
  })

  it("is sent by a second POST where the connection says so", async () => {
    await confirm("0000", { overrides: { confirmation_method: "POST" } })
    expect(seen().method).toBe("POST")
  })

  it.each(["", "12a4", "1234567890123"])(
    "%j is refused before it is sent, and not repeated",
    async (code) => {
      const refused = await confirm(code)
      expect(refused).toMatchObject({ error: { status: 0, codes: ["confirmation_code_is_not_valid"] } })
      expect(server.requests).toHaveLength(0)
    },
  )
})

describe("signing an application", () => {
  it("says when it was confirmed", async () => {
    const body = {
      credit_application: { uuid: APPLICATION, number: "1", confirmed_at: "2026-03-01T10:00:00+02:00" },
    }
    const input = { applicationUuid: APPLICATION, method: "paper" } as const
    expect(await client(body).signApplication(input)).toEqual({
      ok: true,
      value: { number: "1", confirmedAt: "2026-03-01T10:00:00+02:00" },
    })
    expect(seen()).toEqual({ method: "POST", body: { method: "paper" } })
  })

  it("takes the code by PATCH", async () => {
    const input = { applicationUuid: APPLICATION, method: "sms", confirmationCode: "0000" } as const
    expect((await client("").confirmApplication(input)).ok).toBe(true)
    expect(seen()).toEqual({ method: "PATCH", body: { method: "sms", confirmation_code: "0000" } })
  })
})
