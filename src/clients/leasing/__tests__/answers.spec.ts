import { APPLICATION, leasingClientOf, leasingRequest, TOKEN } from "../../__tests__/support/leasing"
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
const create = (status: number, body: unknown) => play(status, body).createApplication(leasingRequest())

describe("the answer to create", () => {
  it.each([
    [200, { appl_token: TOKEN, error_code: "", error_message: "" }],
    [201, { applToken: TOKEN }],
    [200, { appl_token: TOKEN, error_code: null, errors: [] }],
    [200, { appl_token: TOKEN, error_code: 0 }],
    [422, { appl_token: TOKEN }],
    [500, { appl_token: TOKEN, error_code: "" }],
  ])("is an application when it has a token and no error code, also with status %i", async (status, body) => {
    expect(await create(status, body)).toEqual({ ok: true, value: APPLICATION })
  })

  it.each([
    [200, { appl_token: "", error_code: "WRONG_ORDER_ID", error_message: "Some text" }],
    [200, { error_code: "WRONG_ORDER_ID", errors: ["JONAS"], message: "PRIVATE" }],
    [404, { appl_token: null, error_code: "WRONG_ORDER_ID" }],
  ])("is refused when it has an error code, also with status %i", async (status, body) => {
    expect(await create(status, body)).toEqual({
      ok: false,
      error: { kind: "rejected", status, codes: ["WRONG_ORDER_ID"] },
    })
    expect(server.requests).toHaveLength(1)
  })

  it("means a wrong key when the code says so, also with status 200", async () => {
    expect(await create(200, { appl_token: "", error_code: "AUTHENTICATION_FAILURE" })).toEqual({
      ok: false,
      error: { kind: "unauthorized", status: 200 },
    })
  })

  it.each([
    [200, { appl_token: "", error_code: "" }, "unexpected_response"],
    [200, {}, "unexpected_response"],
    [200, "", "unexpected_response"],
    [200, { appl_token: TOKEN, error_code: "WRONG_ORDER_ID" }, "unexpected_response"],
    [200, { appl_token: "a b" }, "unexpected_response"],
    [500, { error_code: "INTERNAL" }, "unavailable"],
    [429, { error_code: "LATER" }, "unavailable"],
    [503, "<html>", "unavailable"],
  ])(
    "with %i and %j leaves open whether there is one, and is not asked again",
    async (status, body, kind) => {
      expect(await create(status, body)).toMatchObject({ ok: false, error: { kind } })
      expect(server.requests).toHaveLength(1)
    },
  )
})

describe("the answer of the tariffs", () => {
  const row = (change = {}) => ({
    term_from: 6,
    term_to: 36,
    amount_from: 100,
    amount_to: "5000.00",
    advance_from: 0,
    advance_to: 30,
    admin_fee: 1.5,
    monthly_admin_fee: 0.2,
    monthly_interest: "0.9",
    ...change,
  })
  const one = (tariff_code: string, change = {}) => ({
    tariff_code,
    valid_from: "2026-01-01",
    moki: "X",
    ...change,
  })
  const read = async (body: object) => {
    const result = await play(200, { error_code: "", ...body }).readTariffs()
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value.map(({ code, terms }) => [code, terms.map(({ termTo }) => termTo)])
  }

  it("is read with its terms within each tariff", async () => {
    const result = await play(200, { tariffs: [one("A", { tariff_data: [row()] })] }).readTariffs()
    expect(result).toEqual({
      ok: true,
      value: [
        {
          code: "A",
          validFrom: "2026-01-01",
          validTo: null,
          product: "X",
          terms: [
            {
              termFrom: 6,
              termTo: 36,
              amountFrom: "100",
              amountTo: "5000",
              advanceFrom: "0",
              advanceTo: "30",
              adminFee: "1.5",
              monthlyAdminFee: "0.2",
              monthlyInterest: "0.9",
            },
          ],
        },
      ],
    })
  })

  it("is read with its terms beside the tariffs: by code, by place, or shared by all", async () => {
    const tariffs = [one("A"), one("B")]
    const [first, second] = [row({ term_to: 12 }), row({ term_to: 24 })]
    expect(
      await read({
        tariffs,
        tariff_data: [
          { ...second, tariff_code: "B" },
          { ...first, tariff_code: "A" },
        ],
      }),
    ).toEqual([
      ["A", [12]],
      ["B", [24]],
    ])
    expect(await read({ tariffs, tariff_data: [first, second] })).toEqual([
      ["A", [12]],
      ["B", [24]],
    ])
    expect(await read({ tariffs, tariff_data: first })).toEqual([
      ["A", [12]],
      ["B", [12]],
    ])
    expect(await read({ tariffs: [one("A")], tariff_data: [first, second] })).toEqual([["A", [12, 24]]])
    expect(await read({ tariffs })).toEqual([
      ["A", []],
      ["B", []],
    ])
  })

  it.each([
    [{ tariffs: [one("A", { tariff_data: [row({ amount_to: "much" })] })] }],
    [{ tariffs: [{ moki: "X" }] }],
    [{}],
  ])("is not understood: %j", async (body) => {
    expect(await play(200, body).readTariffs()).toMatchObject({ error: { kind: "unexpected_response" } })
  })
})
