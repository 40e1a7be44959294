import { DEFAULT_SHOPS } from "../../sandbox"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import { begin, fault } from "./support/shopper"

const LATVIA = DEFAULT_SHOPS.find((shop) => shop.market === "lv")

inAShop((shop) => {
  const connection = (body: object = {}): Promise<Loose> =>
    shop().admin("/financing/connections", {
      body: {
        name: "Latvia",
        market: "lv",
        environment: "test",
        base_url: shop().sandbox.url,
        shop_uuid: LATVIA?.shopUuid,
        api_key: LATVIA?.apiKey,
        ...body,
      },
    })
  const change = (id: string, body: object): Promise<Loose> =>
    shop().admin(`/financing/connections/${id}`, { body })
  const test = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/connections/${id}/test`, { method: "POST" })).body.test

  it("a key is never returned, only its last four characters", async () => {
    const { status, body } = await connection()
    expect(status).toBe(201)
    expect(body.connection.key_hint).toBe(LATVIA?.apiKey.slice(-4))
    const everything = await shop().admin("/financing/connections")
    expect(JSON.stringify([body, everything.body])).not.toContain(LATVIA?.apiKey)
  })

  it("names the callback address of each connection, built from the public address", async () => {
    const { body } = await connection()
    const id: string = body.connection.id
    expect(body.connection.callback_url).toBe(`${shop().url}/hooks/financing/partner/${id}/callback`)
    expect(body.connection.redirect_hosts).toEqual([new URL(shop().sandbox.url).host])
  })

  it.each([
    ["plain http to another host", { base_url: "http://service.example.com" }],
    ["an address with a user", { base_url: "https://me@service.example.com" }],
    ["a shop that is no UUID", { shop_uuid: "my shop" }],
    ["a key with a line end", { api_key: "a-key-with\nmore" }],
    ["an unknown override", { overrides: { orgin_value: "x" } }],
    ["an unknown field", { colour: "red" }],
    ["no redirect host", { redirect_hosts: [] }],
  ])("refuses a connection with %s", async (_what, wrong) => {
    const { status, body } = await connection(wrong)
    expect(status).toBe(400)
    expect(body.message).toEqual(expect.stringMatching(/\w/))
    expect(JSON.stringify(body)).not.toContain("a-key-with")
  })

  it("tells a good connection from a wrong key, a wrong shop, a wrong product and a dead address", async () => {
    const id: string = (await connection()).body.connection.id
    expect(await test(id)).toMatchObject({ ok: true, diagnosis: "fine" })
    const plan = {
      connection_id: id,
      method: "hire-purchase",
      name: "HP",
      currency_code: "EUR",
      countries: ["LV"],
    }
    await shop().admin("/financing/plans", { body: { ...plan, product_code: "no_such_product" } })
    expect(await test(id)).toMatchObject({ ok: false, diagnosis: "wrong_product" })
    await change(id, { shop_uuid: "00000000-0000-4000-8000-00000000abcd" })
    expect(await test(id)).toMatchObject({ diagnosis: "wrong_shop" })
    await change(id, { api_key: "some-other-key" })
    expect(await test(id)).toMatchObject({
      diagnosis: "wrong_key",
      message: expect.stringContaining("environment?"),
    })
    await change(id, { base_url: "http://127.0.0.1:9" })
    expect(await test(id)).toMatchObject({ diagnosis: "network" })
  })

  it("a plan reads its price range and periods from the service, and again on demand", async () => {
    const { body } = await shop().admin("/financing/plans")
    const plan = body.plans.find((one: Loose) => one.product_code.includes("%"))
    expect(plan).toMatchObject({
      min_amount: "50",
      max_amount: "16000",
      periods: [3, 4, 6],
      refresh_problem: null,
    })
    await fault(shop(), { endpoint: "B2", kind: "status", status: 500 })
    const refreshed = await shop().admin(`/financing/plans/${String(plan.id)}/refresh`, { method: "POST" })
    expect(refreshed.body.plan).toMatchObject({
      min_amount: "50",
      refresh_problem: expect.stringContaining("unavailable"),
    })
  })

  it("once a financing refers to it, a connection keeps its address and shop, and cannot be deleted", async () => {
    await begin(shop())
    const id = shop().connectionId
    for (const body of [{ shop_uuid: LATVIA?.shopUuid }, { environment: "production" }, { market: "lv" }]) {
      expect((await change(id, body)).body.message).toContain("can no longer change")
    }
    expect((await change(id, { name: "Estonia, renamed" })).status).toBe(200)
    expect((await shop().admin(`/financing/connections/${id}`, { method: "DELETE" })).status).toBe(400)
    const { body } = await shop().admin("/financing/plans")
    const plan = body.plans.find((one: Loose) => one.method === "hire-purchase" && one.approval_agreed)
    const deleted = await shop().admin(`/financing/plans/${String(plan.id)}`, { method: "DELETE" })
    expect(deleted.body.message).toContain("Pause it instead")
  })

  it("an unused connection is deleted with its plans", async () => {
    const id: string = (await connection()).body.connection.id
    const { product_code: code } = { product_code: LATVIA?.products[0]?.code }
    const plan = {
      connection_id: id,
      method: "hire-purchase",
      name: "HP",
      currency_code: "EUR",
      product_code: code,
    }
    await shop().admin("/financing/plans", { body: plan })
    expect((await shop().admin(`/financing/connections/${id}`, { method: "DELETE" })).status).toBe(200)
    const { body } = await shop().admin("/financing/plans")
    expect(body.plans.filter((one: Loose) => one.connection_id === id)).toEqual([])
  })

  it("nobody without the admin's login reads or changes anything", async () => {
    for (const path of ["connections", "plans", "financings", "financings/x"]) {
      expect((await http(`${shop().url}/admin/financing/${path}`)).status).toBe(401)
    }
  })
})
