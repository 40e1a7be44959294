import { LeasingBench, LT, SINGLE } from "./support/leasing"

let bench: LeasingBench
beforeAll(async () => {
  bench = await LeasingBench.start()
})
afterEach(() => bench.control("/reset", {}))
afterAll(() => bench.close())

describe("the tariffs (L1)", () => {
  it("are those of the shop, each with its rows", async () => {
    const { status, body } = await bench.get(`/eshop/${LT.uuid}/v2/tariff`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      error_code: "",
      tariffs: [
        { tariff_code: "LT-STANDARD", tariff_data: [{ term_from: 6, monthly_interest: 0.9 }] },
        { tariff_code: "LT-ADVANCE", tariff_data: [{ advance_from: 20 }] },
      ],
    })
    expect((await bench.get(`/eshop/${SINGLE.uuid}/v2/tariff`, SINGLE.apiKey)).body).toMatchObject({
      tariffs: [{ tariff_code: "LT-STANDARD" }],
    })
  })

  it("may have their rows beside them, and names in camelCase", async () => {
    await bench.settings({ tariff_data: "beside", names: "camel_case" })
    const { body } = await bench.get(`/eshop/${LT.uuid}/v2/tariff`)
    expect(body).toMatchObject({ tariffData: [{ tariffCode: "LT-STANDARD" }, { tariffCode: "LT-ADVANCE" }] })
    expect(body).not.toHaveProperty("tariffs.0.tariffData")
  })

  it.each([
    ["no key", LT.uuid, ""],
    ["another key", LT.uuid, "wrong"],
    ["another shop's key", LT.uuid, SINGLE.apiKey],
  ])("are refused with %s, by an error code with status 200, or by the status", async (_, uuid, key) => {
    expect(await bench.get(`/eshop/${uuid}/v2/tariff`, key)).toMatchObject({
      status: 200,
      body: { error_code: "AUTHENTICATION_FAILURE" },
    })
    await bench.settings({ errors: "status" })
    expect(await bench.get(`/eshop/${uuid}/v2/tariff`, key)).toMatchObject({
      status: 401,
      body: { message: "unauthorized" },
    })
  })
})

describe("a new application (L2)", () => {
  it("has a token of forty capitals and digits, and waits", async () => {
    const answer = await bench.create()
    expect(answer).toMatchObject({ status: 200, body: { error_code: "" } })
    const token = (answer.body as { appl_token: string }).appl_token
    expect(token).toMatch(/^[0-9A-F]{40}$/)
    expect(bench.ledger(token)).toMatchObject({
      phase: "NEW",
      status: "OK",
      amount: "300.00",
      paid_amount: "0.00",
      contract_no: null,
    })
  })

  it("needs no tariff code where there is one tariff only, and may fix a term", async () => {
    const answer = await bench.create({ uuid: SINGLE.uuid, tariff_code: undefined, term: 12 }, SINGLE.apiKey)
    expect(answer.body).toMatchObject({ error_code: "" })
    expect(bench.sandbox.ledger().leasing.applications[0]).toMatchObject({
      tariff_code: "LT-STANDARD",
      term: 12,
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ["WRONG_ORDER_ID", { order_id: "1000234" }],
    ["WRONG_ORDER_ID", { order_id: "abc" }],
    ["WRONG_ORDER_ID", { order_id: 5 }],
    ["WRONG_RETURN_URL", { return_url: "nowhere" }],
    ["WRONG_ALERT_URL", { alert_url: undefined }],
    ["WRONG_ORDER_CURRENCY", { order_currency: "PLN" }],
    ["WRONG_ORDER_AMOUNT", { order_amount: 300.01 }],
    ["WRONG_ORDER_AMOUNT", { order_amount: "1,000.00" }],
    ["WRONG_ORDER_AMOUNT", { order_amount: 50, order_json: [{ name: "x", price: 50, quantity: 1 }] }],
    ["WRONG_ORDER_JSON", { order_json: [] }],
    ["WRONG_ORDER_JSON", { order_json: [{ name: "x", price: 100.001, quantity: 3 }] }],
    ["WRONG_ORDER_JSON", { order_json: [{ name: "x", price: 300, quantity: 0.5 }] }],
    ["WRONG_ORDER_JSON", { order_json: '[{"name":"x","price":300,"quantity":1}]' }],
    ["WRONG_TARIFF_CODE", { tariff_code: undefined }],
    ["WRONG_TARIFF_CODE", { tariff_code: "NONE" }],
    ["WRONG_TERM", { term: 61 }],
    ["AUTHENTICATION_FAILURE", { uuid: SINGLE.uuid }],
  ])("is refused: %s for %j", async (code, change) => {
    expect(await bench.create(change)).toMatchObject({
      status: 200,
      body: { appl_token: "", error_code: code },
    })
    expect(bench.sandbox.ledger().leasing.applications).toHaveLength(0)
  })

  it("is refused by its status where the settings say so, and when the body is no JSON", async () => {
    await bench.settings({ errors: "status" })
    expect(await bench.create({ order_id: "1" })).toMatchObject({
      status: 422,
      body: { error_code: "WRONG_ORDER_ID" },
    })
    expect((await bench.post("/eshop/v2/create", "{")).status).toBe(422)
  })

  it("never has the order id of another one", async () => {
    await bench.create({ order_id: "ONCE" })
    expect((await bench.create({ order_id: "ONCE" })).body).toMatchObject({ error_code: "WRONG_ORDER_ID" })
  })

  it("takes amounts with a comma, negative lines and a list written as text, if it is told so", async () => {
    await bench.settings({ order_json: "any" })
    const lines = [
      { name: "Kėdė", price: "103,33", quantity: 3 },
      { name: "Nuolaida", price: "-9.99", quantity: 1 },
    ]
    const change = { order_amount: "300,00", order_json: JSON.stringify(lines) }
    expect((await bench.create(change)).body).toMatchObject({ error_code: "" })
  })
})

describe("the way into the leasing system (L3, L4)", () => {
  it("is another one each time, under the name that the settings say", async () => {
    const token = await bench.open()
    const first = await bench.redirectUrl(token)
    expect(await bench.redirectUrl(token)).not.toBe(first)
    await bench.settings({ redirect_name: "text" })
    expect((await bench.get(`/eshop/${LT.uuid}/${token}/v2/redirect/url`)).text).toMatch(
      /^http:.*\/leasing\/\w+$/,
    )
    await bench.settings({ redirect_name: "link" })
    expect((await bench.get(`/eshop/${LT.uuid}/${token}/v2/redirect/url`)).body).toHaveProperty("link")
  })

  it("can be a redirect, which needs the key", async () => {
    const token = await bench.open()
    const path = `/eshop/${token}/v2/redirect`
    const answer = await fetch(bench.sandbox.url + path, {
      headers: { "ix-api-key": LT.apiKey },
      redirect: "manual",
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get("location")).toMatch(/\/leasing\/\w+$/)
    expect((await bench.get(path, "")).body).toMatchObject({ error_code: "AUTHENTICATION_FAILURE" })
  })

  it("is closed to an expired token, to none and to another shop", async () => {
    const token = await bench.open()
    const path = `/eshop/${LT.uuid}/${token}/v2/redirect/url`
    expect((await bench.get(`/eshop/${LT.uuid}/NONE/v2/redirect/url`)).body).toMatchObject({
      error_code: "APPLICATION_NOT_FOUND",
    })
    expect((await bench.get(`/eshop/${token}/v2/redirect`, SINGLE.apiKey)).body).toMatchObject({
      error_code: "APPLICATION_NOT_FOUND",
    })
    await bench.control("/clock", { advance_seconds: 24 * 3600 })
    expect((await bench.get(path)).body).toMatchObject({ error_code: "TOKEN_EXPIRED" })
  })
})

describe("the check (L5)", () => {
  it("speaks in phases, in results or in both", async () => {
    const token = await bench.open()
    expect((await bench.check(token)).body).toEqual({
      appl_token: token,
      order_id: bench.ledger(token).order_id,
      appl_phase: "NEW",
      appl_status: "OK",
    })
    await bench.settings({ check: "result" })
    expect((await bench.check(token)).body).toEqual({
      result: "INIT_AUTH",
      result_msg: "The application is init auth.",
    })
    await bench.settings({ check: "both" })
    expect((await bench.check(token)).body).toMatchObject({ appl_phase: "NEW", result: "INIT_AUTH" })
  })

  it("answers the very values of the creation only", async () => {
    const token = await bench.open()
    const exact = { appl_token: token, order_id: bench.ledger(token).order_id, uuid: LT.uuid }
    const ask = async (change: object, key = LT.apiKey) =>
      (await bench.post("/eshop/v2/check", { ...exact, ...change }, key)).body
    expect(await ask({ order_id: "ANOTHER" })).toMatchObject({ error_code: "WRONG_ORDER_ID" })
    expect(await ask({ appl_token: "ANOTHER" })).toMatchObject({ error_code: "APPLICATION_NOT_FOUND" })
    expect(await ask({ uuid: SINGLE.uuid })).toMatchObject({ error_code: "AUTHENTICATION_FAILURE" })
    expect(await ask({ uuid: SINGLE.uuid }, SINGLE.apiKey)).toMatchObject({
      error_code: "APPLICATION_NOT_FOUND",
    })
  })
})

describe("faults", () => {
  it.each<[string, object, object]>([
    [
      "an error with status 200",
      { kind: "status", status: 200, body: { error_code: "BUSY" } },
      { error_code: "BUSY" },
    ],
    ["a phase that nobody knows", { kind: "unknown_status" }, { appl_phase: "frozen" }],
    ["wrong types", { kind: "wrong_types" }, { appl_phase: 7 }],
  ])("happen to the leasing service too: %s", async (_, fault, body) => {
    const token = await bench.open()
    await bench.control("/faults", { endpoint: "L5", ...fault })
    expect((await bench.check(token)).body).toMatchObject(body)
  })

  it("drop a connection after the application was made", async () => {
    await bench.control("/faults", { endpoint: "L2", kind: "reset_after", times: 1 })
    await expect(bench.create()).rejects.toThrow()
    expect(bench.sandbox.ledger().leasing.applications).toHaveLength(1)
    expect(bench.sandbox.ledger().requests.at(-1)).toMatchObject({ endpoint: "L2", status: null })
  })

  it("lead the customer to another host", async () => {
    const token = await bench.open()
    await bench.control("/faults", { endpoint: "L3", kind: "foreign_redirect" })
    expect(await bench.redirectUrl(token)).toBe("https://elsewhere.example/epos")
  })
})
