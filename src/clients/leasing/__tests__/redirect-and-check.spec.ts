import { isTokenRefused } from "../../../core/leasing/token-refused"
import { APPLICATION, leasingClientOf, ORDER_ID, TOKEN } from "../../__tests__/support/leasing"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

const play = (status: number, body: unknown) => {
  server.play(answer(status, body))
  return leasingClientOf(server.url)
}
const check = (body: unknown, overrides?: unknown) => {
  server.play(answer(200, body))
  return leasingClientOf(server.url, overrides).check(APPLICATION)
}

describe("the answer with the shopper's address", () => {
  const ADDRESS = "https://leasing.example/step?s=1"
  const ask = (status: number, body: unknown) => play(status, body).readRedirectUrl({ token: TOKEN })

  it.each([
    [{ url: ADDRESS }],
    [{ redirect_url: ADDRESS }],
    [{ redirectUrl: ADDRESS, error_code: "" }],
    [{ redirect: ADDRESS }],
    [{ link: ADDRESS }],
    [`"${ADDRESS}"`],
    [`${ADDRESS}\n`],
  ])("is read from %j", async (body) => {
    expect(await ask(200, body)).toEqual({ ok: true, value: ADDRESS })
  })

  it.each([
    [{ url: "javascript:alert(1)" }],
    [{ url: `https://leasing.example/eshop/${TOKEN}/v2/redirect` }],
    [{ address: ADDRESS }],
    ["<html>"],
    [""],
  ])("is never %j", async (body) => {
    expect(await ask(200, body)).toMatchObject({ error: { kind: "unexpected_response" } })
  })

  it.each([
    [404, { message: "not_found" }, true],
    [410, "", true],
    [200, { error_code: "TOKEN_EXPIRED" }, true],
    [422, { error_code: "APPLICATION_NOT_FOUND" }, true],
    [422, { error_code: "WRONG_RETURN_URL" }, false],
    [401, { message: "unauthorized" }, false],
    [200, { error_code: "AUTHENTICATION_FAILURE" }, false],
    [503, "", false],
  ])("%i %j says that the token is of no use any more: %s", async (status, body, refused) => {
    const result = await ask(status, body)
    expect(result.ok ? null : isTokenRefused(result.error)).toBe(refused)
  })

  it("is asked for anew each time", async () => {
    const client = play(200, { url: ADDRESS })
    await client.readRedirectUrl({ token: TOKEN })
    await client.readRedirectUrl({ token: TOKEN })
    expect(server.requests).toHaveLength(2)
  })
})

describe("the answer of the check", () => {
  it.each([
    [{ result: "SIGNED_DEAL", result_msg: "Signed" }, "signed"],
    [{ appl_phase: "FINISH", appl_status: "OK", contract_no: "L-1" }, "signed"],
    [{ application: { applPhase: "REJECTED", applStatus: "OK" } }, "declined"],
    [{ result: "ERROR", result_msg: "Try later" }, "ongoing"],
    [{ appl_phase: "FINISH", appl_status: {} }, "ongoing"],
    [{ result: 17 }, "ongoing"],
  ])("%j means %s", async (body, outcome) => {
    expect(await check(body)).toMatchObject({ ok: true, value: { outcome } })
  })

  it("says the contract's number and the advance", async () => {
    const body = {
      result: "SIGNED_DEAL_YOUR_ADVANCE",
      advance: "50.5",
      contract_no: "L-1",
      order_id: ORDER_ID,
    }
    expect(await check(body)).toMatchObject({ value: { advance: "50.5", contractNumber: "L-1" } })
  })

  it("counts a FINISH without a status only where the connection says so", async () => {
    const body = { appl_phase: "FINISH" }
    expect(await check(body)).toMatchObject({ value: { outcome: "ongoing" } })
    const lenient = { finish_without_status: true }
    expect(await check(body, lenient)).toMatchObject({ value: { outcome: "signed" } })
    for (const appl_status of ["ERR", "", {}, [], false])
      expect(await check({ ...body, appl_status }, lenient)).toMatchObject({ value: { outcome: "ongoing" } })
  })

  it.each([
    [{ appl_phase: "FINISH", appl_status: "OK", appl_token: "ANOTHER" }, "unexpected_response"],
    [{ result: "SIGNED_DEAL", order_id: "ANOTHER" }, "unexpected_response"],
    [{ result: "SIGNED_DEAL", advance: "much" }, "unexpected_response"],
    [{ result_msg: "Signed" }, "unexpected_response"],
    [{ appl_phase: "FINISH", appl_status: "OK", error_code: "WRONG_ORDER_ID" }, "rejected"],
  ])("%j is no reading", async (body, kind) => {
    expect(await check(body)).toMatchObject({ ok: false, error: { kind } })
  })
})
