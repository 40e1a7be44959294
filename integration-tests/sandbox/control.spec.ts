import { startSandbox } from "../../sandbox"
import { RequestLog } from "../../sandbox/world/request-log"
import { type Bench, PRODUCT, startBench } from "./support/bench"
import { eventually } from "./support/eventually"
import { send } from "./support/service-client"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const get = (path: string) => send(bench.sandbox.url, { method: "GET", path })

describe("the ledger", () => {
  it("holds amounts to the cent, and what the merchant is paid by currency", async () => {
    for (const amount of [100.1, 200.2]) {
      await bench.control.act(
        await bench.open({ product_code: PRODUCT.split, total_amount: amount }),
        "grant",
      )
    }
    await bench.control.act(await bench.open({ total_amount: 99.99 }), "grant")
    const ledger = bench.sandbox.ledger()
    expect(ledger.sessions.map(({ amount, paid_amount: paid }) => [amount, paid])).toEqual([
      ["100.10", "100.10"],
      ["200.20", "200.20"],
      ["99.99", "0.00"],
    ])
    expect(ledger.contracts.map(({ status, amount }) => [status, amount])).toEqual([
      ["activated", "100.10"],
      ["activated", "200.20"],
      ["signed", "99.99"],
    ])
    expect(ledger.paid).toEqual({ EUR: "300.30" })
  })

  it("logs every request with its endpoint, shop, naming and answer", async () => {
    const uuid = await bench.open()
    await bench.client.readSession(uuid)
    await bench.client.readProduct("nothing")
    const { shopUuid } = bench.client.shop
    expect(bench.sandbox.ledger().requests).toMatchObject([
      { endpoint: "A2", method: "POST", status: 201, shop: shopUuid, dialect: "v2" },
      {
        endpoint: "A3",
        method: "GET",
        status: 200,
        path: `/partner/v2/shops/${shopUuid}/pos_sessions/${uuid}`,
      },
      { endpoint: "B2", status: 404 },
    ])
  })

  it("is the same over HTTP, where no key ever stands in it", async () => {
    await bench.control.act(await bench.open(), "grant")
    await eventually(
      () => bench.sandbox.ledger().callbacks[0]?.attempts.length,
      (count) => count === 1,
    )
    const { body, text } = await get("/_sandbox/ledger")
    expect(body).toEqual(JSON.parse(JSON.stringify(bench.sandbox.ledger())))
    expect(text).not.toContain(bench.client.shop.apiKey)
  })

  it("remembers the last 10 000 requests only", () => {
    const log = new RequestLog()
    const entry = { endpoint: null, method: "GET", path: "/", shop: null, dialect: null, status: 404 }
    for (let at = 1; at <= 10_003; at += 1) log.add({ ...entry, at })
    expect([log.entries.length, log.entries[0]?.at, log.entries.at(-1)?.at]).toEqual([10_000, 4, 10_003])
  })

  it("is empty after a reset, and the settings are those of the start", async () => {
    await bench.control.settings({ callbacks: { mode: "never" } })
    await bench.control.act(await bench.open(), "grant")
    await bench.control.reset()
    expect(bench.sandbox.ledger()).toEqual({
      sessions: [],
      applications: [],
      messages: [],
      contracts: [],
      callbacks: [],
      requests: [],
      paid: {},
      leasing: { applications: [], alerts: [], paid: "0.00" },
    })
    expect((await get("/_sandbox/settings")).body).toMatchObject({ callbacks: { mode: "send" } })
  })
})

describe("the settings", () => {
  it("change in part, and leave the rest as it is", async () => {
    await bench.control.settings({ callbacks: { copies: 2 } })
    const answer = await bench.control.settings({ callbacks: { delay_ms: 5 }, activation_delay_ms: null })
    expect(answer.body).toMatchObject({
      callbacks: { copies: 2, delay_ms: 5, mode: "send" },
      activation_delay_ms: null,
    })
  })

  it.each([
    [{ callbacks: { mode: "sometimes" } }],
    [{ callbacks: { copies: 1.5 } }],
    [{ callback: {} }],
    [{ shapes: { contract: "round" } }],
    [{ callbacks: 3 }],
    [{ dialects: { shop: "v9" } }],
    [{ browser_return: { forge: "yes" } }],
    [[]],
  ])("are not changed at all by a change that makes no sense: %j", async (change) => {
    const before = (await get("/_sandbox/settings")).body
    const answer = await bench.control.settings(change)
    expect(answer.status).toBe(400)
    expect((await get("/_sandbox/settings")).body).toEqual(before)
  })

  it("listens everywhere when told so, and names an address that a browser can open", async () => {
    const sandbox = await startSandbox({ port: 0, host: "0.0.0.0" })
    expect((await fetch(`${sandbox.url}/_sandbox/ledger`)).status).toBe(200)
    expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await sandbox.close()
  })

  it("may be given at the start, and a wrong one stops it", async () => {
    const sandbox = await startSandbox({ port: 0, settings: { callbacks: { mode: "never" } } })
    const answer = await send(sandbox.url, { method: "GET", path: "/_sandbox/settings" })
    await sandbox.close()
    expect(answer.body).toMatchObject({ callbacks: { mode: "never", copies: 1 } })
    await expect(startSandbox({ port: 0, settings: { activation_delay_ms: -1 } })).rejects.toThrow(
      "activation_delay_ms must be a whole number",
    )
  })
})

describe("an act", () => {
  it("answers the session, its contract and the browser's way back", async () => {
    const uuid = await bench.open()
    const report = await bench.control.act(uuid, "grant")
    expect(report).toMatchObject({ session: { uuid, status: "granted" }, contract: { status: "signed" } })
    expect((await get(`/_sandbox/sessions/${uuid}`)).body).toMatchObject({ session: { uuid } })
  })

  it("is refused with a sentence when it is unknown, impossible or nobody's", async () => {
    const uuid = await bench.open()
    expect(await bench.control.tryToAct(uuid, "dance")).toMatchObject({ status: 400 })
    expect(await bench.control.tryToAct(uuid, "toString")).toMatchObject({ status: 400 })
    expect(await bench.control.tryToAct(uuid, "terminate")).toMatchObject({
      status: 409,
      body: { problems: ["The session has no contract."] },
    })
    expect(await bench.control.tryToAct("nobody", "grant")).toMatchObject({ status: 404 })
  })
})

describe("the control page", () => {
  it("lists the sessions with the acts that fit", async () => {
    const uuid = await bench.open()
    expect((await get("/_sandbox")).text).toContain('value="grant"')
    await bench.control.act(uuid, "grant")
    const page = (await get("/_sandbox")).text
    expect(page).toContain(`/epos/sessions/${uuid}`)
    expect(page).toContain("waiting_for_partners_confirmation")
    expect(page).toContain('value="activate"')
    expect(page).not.toContain('value="grant"')
  })

  it("carries out an act by a form, and shows the page again", async () => {
    const uuid = await bench.open()
    const response = await fetch(`${bench.sandbox.url}/_sandbox/sessions/${uuid}/act`, {
      method: "POST",
      body: new URLSearchParams({ action: "grant" }),
      redirect: "manual",
    })
    expect([response.status, response.headers.get("location")]).toEqual([303, "/_sandbox"])
    expect(bench.sandbox.ledger().sessions[0]?.status).toBe("granted")
  })
})

describe("the ways in which the service may answer", () => {
  it.each([
    ["response", { response: "pong" }],
    ["message", { message: "pong" }],
  ])("pong stands under %s", async (ping, body) => {
    await bench.control.settings({ shapes: { ping } })
    const headers = { authorization: `Bearer ${bench.client.shop.apiKey}` }
    expect((await send(bench.sandbox.url, { method: "GET", path: "/ping", headers })).body).toEqual(body)
  })

  it("pong is plain text, under one path only", async () => {
    await bench.control.settings({ shapes: { ping: "text" }, ping_path: "versioned" })
    const headers = { authorization: `Bearer ${bench.client.shop.apiKey}` }
    const ping = (path: string) => send(bench.sandbox.url, { method: "GET", path, headers })
    expect(await ping("/partner/v2/ping")).toMatchObject({ status: 200, text: "pong" })
    expect((await ping("/ping")).status).toBe(404)
  })

  it.each([
    ["message_array", { message: ["product_not_found"] }],
    ["message_text", { message: "product_not_found" }],
    ["errors_array", { errors: [{ code: "product_not_found" }] }],
    ["error_code", { message: "product_not_found", errorCode: "PRODUCT_NOT_FOUND" }],
  ])("a refusal is a %s", async (refusal, body) => {
    await bench.control.settings({ shapes: { refusal } })
    expect(await bench.client.readProduct("nothing")).toMatchObject({ status: 404, body })
  })

  it.each([
    ["message_text", { message: "unauthorized" }],
    ["message_array", { message: ["unauthorized"] }],
  ])("a wrong key is a %s", async (unauthorized, body) => {
    await bench.control.settings({ shapes: { unauthorized } })
    expect(await get("/ping")).toMatchObject({ status: 401, body })
  })

  it("a session may be wrapped and called otherwise", async () => {
    await bench.control.settings({
      shapes: { session: "wrapped", session_id: "pos_session_uuid", numbers: "text" },
    })
    await expect(bench.open()).rejects.toThrow("No text at uuid")
    const [session] = bench.sandbox.ledger().sessions
    expect((await bench.client.readSession(session?.uuid ?? "")).body).toMatchObject({
      pos_session: { pos_session_uuid: session?.uuid, total_amount: "300.00" },
    })
  })
})
