import { request } from "node:http"
import { type Bench, minimalSession, startBench } from "./support/bench"
import { isObject } from "./support/json-body"

let bench: Bench
let uuid: string
beforeAll(async () => {
  bench = await startBench()
})
beforeEach(async () => {
  uuid = await bench.open()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const read = () => bench.client.readSession(uuid)
const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const startedAt = Date.now()
  return { result: await work(), ms: Date.now() - startedAt }
}

describe("a fault before the request is handled", () => {
  it("delays the answer", async () => {
    await bench.control.fault({ endpoint: "A3", kind: "delay", ms: 120 })
    const { result, ms } = await timed(read)
    expect(result.status).toBe(200)
    expect(ms).toBeGreaterThanOrEqual(110)
  })

  it("drops the connection, and nothing has happened", async () => {
    await bench.control.fault({ endpoint: "A2", kind: "reset" })
    await expect(bench.client.createSession(minimalSession(bench.merchant))).rejects.toThrow()
    expect(bench.sandbox.ledger().sessions).toHaveLength(1)
    expect(bench.sandbox.ledger().requests.at(-1)).toMatchObject({ endpoint: "A2", status: null })
  })

  it("answers any status with any body and headers", async () => {
    await bench.control.fault({
      endpoint: "A3",
      kind: "status",
      status: 429,
      body: { message: ["too_many"] },
      headers: { "retry-after": "1" },
    })
    expect(await read()).toMatchObject({ status: 429, body: { message: ["too_many"] } })
  })

  it("answers 500 by itself, and HTML where JSON belongs", async () => {
    await bench.control.fault({ endpoint: "A3", kind: "status", times: 1 })
    expect(await read()).toMatchObject({ status: 500, body: { message: "internal_server_error" } })
    await bench.control.fault({ endpoint: "A3", kind: "html", status: 502 })
    expect(await read()).toMatchObject({ status: 502, text: expect.stringContaining("<html>") as string })
  })
})

describe("a fault after the request was handled", () => {
  it("drops the connection, and the session exists all the same", async () => {
    await bench.control.fault({ endpoint: "A2", kind: "reset_after" })
    await expect(bench.client.createSession(minimalSession(bench.merchant))).rejects.toThrow()
    expect(bench.sandbox.ledger().sessions).toHaveLength(2)
  })

  it("delays the answer, but not the work", async () => {
    const { contract } = await bench.control.act(uuid, "grant")
    await bench.control.fault({ endpoint: "E5", kind: "delay_after", ms: 120 })
    const { result, ms } = await timed(() => bench.client.approve(contract?.uuid ?? ""))
    expect(result.status).toBe(204)
    expect(ms).toBeGreaterThanOrEqual(110)
    expect(bench.sandbox.ledger().sessions[0]?.status).toBe("completed")
  })

  it.each<[string, (text: string) => boolean]>([
    ["truncate", (text) => text.startsWith("{") && !text.endsWith("}")],
    ["empty", (text) => text === ""],
  ])("spoils the text: %s", async (kind, isSpoiled) => {
    await bench.control.fault({ endpoint: "A3", kind })
    const answer = await read()
    expect(answer.status).toBe(200)
    expect(isSpoiled(answer.text)).toBe(true)
  })

  it("lets the body drip, with its full length announced", async () => {
    await bench.control.fault({ endpoint: "A1", kind: "drip", ms: 10 })
    const { result, ms } = await timed(() => dripped("/ping"))
    expect(result.body).toBe('{"message":"pong"}')
    expect(result.parts).toBeGreaterThan(5)
    expect(ms).toBeGreaterThan(100)
  })

  it("gives every value a wrong type", async () => {
    await bench.control.fault({ endpoint: "A3", kind: "wrong_types" })
    const { body } = await read()
    expect(body).toMatchObject({ uuid: 7, status: 7, total_amount: "seven", partner_urls: { return_url: 7 } })
  })

  it("says a status that no document knows, in a session and in a contract", async () => {
    await bench.control.fault({ endpoint: "A3", kind: "unknown_status" })
    expect((await read()).body).toMatchObject({ status: "frozen" })
    await bench.control.fault({ endpoint: "E4", kind: "unknown_status", value: "thawed" })
    const { contract } = await bench.control.act(uuid, "grant")
    expect((await bench.client.readContract(contract?.uuid ?? "")).body).toMatchObject({
      contract: { status: "thawed", process_status: "waiting_for_partners_confirmation" },
    })
  })

  it("says another amount, or none", async () => {
    await bench.control.fault([
      { endpoint: "A3", kind: "wrong_amount", times: 1 },
      { endpoint: "A3", kind: "wrong_amount", value: "12.34", times: 1 },
      { endpoint: "A3", kind: "no_amount", times: 1 },
    ])
    expect((await read()).body).toMatchObject({ total_amount: 301 })
    expect((await read()).body).toMatchObject({ total_amount: 12.34 })
    expect((await read()).body).not.toHaveProperty("total_amount")
    expect((await read()).body).toMatchObject({ total_amount: 300 })
  })

  it("sends the customer to another host", async () => {
    await bench.control.fault({ endpoint: "A2", kind: "foreign_redirect" })
    const { body } = await bench.client.createSession(minimalSession(bench.merchant))
    expect(isObject(body) && body.redirect_url).toBe("https://elsewhere.example/epos")
  })
})

describe("which requests a fault meets", () => {
  it("is counted down, and ends when the faults are deleted", async () => {
    await bench.control.fault({ endpoint: "*", kind: "status", status: 503, times: 2 })
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([503, 503, 200])
    await bench.control.fault({ endpoint: "A3", kind: "status", status: 503 })
    await fetch(`${bench.sandbox.url}/_sandbox/faults`, { method: "DELETE" })
    expect((await read()).status).toBe(200)
  })

  it("leaves other endpoints and other shops alone", async () => {
    await bench.control.fault([
      { endpoint: "A2", kind: "status" },
      { endpoint: "A3", kind: "status", shop_uuid: "another" },
    ])
    expect((await read()).status).toBe(200)
  })

  it.each([
    [{ kind: "delay" }],
    [{ endpoint: "A3" }],
    [{ endpoint: "Z9", kind: "delay" }],
    [{ endpoint: "A3", kind: "explode" }],
    [{ endpoint: "A3", kind: "status", status: 42 }],
    [{ endpoint: "A3", kind: "delay", ms: -1 }],
    [{ endpoint: "A3", kind: "delay", seconds: 1 }],
    ["delay"],
  ])("is refused when it makes no sense: %j", async (fault) => {
    expect((await bench.control.fault(fault as object)).status).toBe(400)
    expect((await read()).status).toBe(200)
  })
})

function dripped(path: string): Promise<{ body: string; parts: number }> {
  const headers = { authorization: `Bearer ${bench.client.shop.apiKey}` }
  return new Promise((resolve, reject) => {
    request(bench.sandbox.url + path, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("end", () => resolve({ body: Buffer.concat(parts).toString(), parts: parts.length }))
    })
      .on("error", reject)
      .end()
  })
}
