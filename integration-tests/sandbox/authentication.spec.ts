import { type Bench, shopOf, startBench } from "./support/bench"
import { send } from "./support/service-client"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const { apiKey, shopUuid } = shopOf("ee")
const ask = (path: string, authorization?: string) =>
  send(bench.sandbox.url, {
    method: "GET",
    path,
    headers: authorization === undefined ? {} : { authorization },
  })

describe("the shop's key", () => {
  it.each(["/ping", "/partner/v2/ping"])("is answered with pong at %s", async (path) => {
    const answer = await ask(path, `Bearer ${apiKey}`)
    expect(answer).toMatchObject({ status: 200, body: { message: "pong" } })
  })

  it.each([
    ["no header at all", undefined],
    ["a key of nobody", "Bearer nobody"],
    ["an empty key", "Bearer "],
    ["a key without the scheme", apiKey],
    ["another scheme", `Basic ${apiKey}`],
    ["a key with something behind it", `Bearer ${apiKey} x`],
  ])("is refused with 401 for %s", async (_name, authorization) => {
    for (const path of ["/ping", `/partner/v2/shops/${shopUuid}/products?product_code=x`]) {
      expect(await ask(path, authorization)).toMatchObject({ status: 401, body: { error: ["unauthorized"] } })
    }
  })

  it("opens only its own shop: another shop's uuid is answered 403", async () => {
    const other = shopOf("lv").shopUuid
    for (const uuid of [other, "00000000-0000-4000-8000-000000000000"]) {
      const answer = await ask(`/partner/v2/shops/${uuid}/products?product_code=x`, `Bearer ${apiKey}`)
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({ message: expect.stringContaining("not authorized") as string })
    }
  })

  it("is asked for before anything else, the body included", async () => {
    const answer = await send(bench.sandbox.url, {
      method: "POST",
      path: `/partner/v2/shops/${shopUuid}/pos_sessions`,
      body: "{ not json",
      headers: { authorization: "Bearer nobody" },
    })
    expect(answer.status).toBe(401)
  })
})

describe("an address that the service does not have", () => {
  it.each([
    `/partner/v2/shops/${shopUuid}/pos-sessions`,
    `/partner/v3/shops/${shopUuid}/products?product_code=x`,
    "/partner/v1/ping",
    "/nothing",
  ])("is answered 404: %s", async (path) => {
    expect((await ask(path, `Bearer ${apiKey}`)).status).toBe(404)
  })

  it("is refused with 400 when a percent sign was not encoded", async () => {
    const path = `/partner/v2/shops/${shopUuid}/products?product_code=split_epos_0.0%_ee`
    expect((await ask(path, `Bearer ${apiKey}`)).status).toBe(400)
  })
})
