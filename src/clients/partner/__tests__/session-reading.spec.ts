import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT, EMAIL, SESSION, SHOP } from "../../__tests__/support/shop"

let server: ScriptedServer
const REDIRECT = "https://epos.example.com/sessions/1"

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("reading a session (A3)", () => {
  it("keeps what is needed and nothing that is personal", async () => {
    const body = {
      uuid: SESSION,
      product_code: "p",
      total_amount: 300.1,
      currency: "EUR",
      status: "Granted",
      credit_contract_uuid: CONTRACT,
      credit_application_uuid: "null",
      redirect_url: REDIRECT,
      purchase_reference: "fin_1001",
      customer_data: { identity_code: "37811120001", first_name: "Mari" },
      customer_contact_data: { email: EMAIL },
    }
    server.play(answer(200, body))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toEqual({
      ok: true,
      value: {
        uuid: SESSION,
        status: "granted",
        statusWord: "Granted",
        contractUuid: CONTRACT,
        applicationUuid: null,
        totalAmount: "300.1",
        currency: "EUR",
        redirectUrl: REDIRECT,
        purchaseReference: "fin_1001",
      },
    })
    expect(server.requests[0]).toMatchObject({
      method: "GET",
      url: `/partner/v2/shops/${SHOP}/pos_sessions/${SESSION}`,
    })
    expect(server.requests[0]?.headers["content-type"]).toBeUndefined()
  })

  it("understands camelCase, text amounts and the nested form", async () => {
    const body = { uuid: SESSION, status: "completed", general: { totalAmount: "300.10", currency: "EUR" } }
    server.play(answer(200, body))
    const result = await clientOf(server.url, { dialect: "v3" }).readSession({ sessionUuid: SESSION })
    expect(result).toMatchObject({ value: { totalAmount: "300.1", currency: "EUR", contractUuid: null } })
    expect(server.requests[0]?.url).toBe(`/partner/v3/shops/${SHOP}/pos-sessions/${SESSION}`)
  })

  it("takes an unknown status for what it is", async () => {
    server.play(answer(200, { uuid: SESSION, status: "on_hold" }))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toMatchObject({
      value: { status: "unknown", statusWord: "on_hold", totalAmount: null },
    })
  })

  it.each([
    [
      "an amount that is garbage",
      { status: "completed", total_amount: "three hundred" },
      "totalAmount: custom",
    ],
    [
      "a contract id that is none",
      { status: "completed", credit_contract_uuid: 5 },
      "creditContractUuid: invalid_type",
    ],
    ["no status", {}, "status: custom"],
  ])("does not take %s for a missing one", async (_, change, problem) => {
    server.play(answer(200, { uuid: SESSION, ...change }))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toEqual({
      ok: false,
      error: { kind: "unexpected_response", status: 200, problem },
    })
  })

  it("does not take another session for the one it asked for", async () => {
    server.play(answer(200, { uuid: CONTRACT, status: "completed" }))
    expect(await clientOf(server.url).readSession({ sessionUuid: SESSION })).toMatchObject({
      error: { kind: "unexpected_response", problem: "another_resource" },
    })
  })
})
