import { DEFAULT_SHOPS } from "../../sandbox"
import { leasingConfigurationTests } from "./configuration/leasing-tests"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import { categoryOfCart } from "./support/category-of-cart"
import { begin, fault, fillCart, start } from "./support/shopper"

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
    (await shop().admin(`/financing/connections/${id}/check`, { method: "POST" })).body.test

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
    await change(id, { shop_uuid: "00000000-0000-4000-8000-00000000abcd" })
    expect(await test(id)).toMatchObject({ diagnosis: "wrong_shop" })
    await change(id, { shop_uuid: LATVIA?.shopUuid })
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

  it("a changed key leaves the one before valid for callbacks, until it is forgotten", async () => {
    const id: string = (await connection()).body.connection.id
    expect((await connection()).status).toBe(400)
    const { body } = await change(id, { api_key: "another-key-of-theirs" })
    expect(body.connection).toMatchObject({ previous_key_valid: true, key_hint: "eirs" })
    const forgotten = await shop().admin(`/financing/connections/${id}/forget-previous-key`, {
      method: "POST",
    })
    expect(forgotten.body.connection).toMatchObject({ previous_key_valid: false, key_hint: "eirs" })
    expect(
      (await shop().admin("/financing/connections/x/forget-previous-key", { method: "POST" })).status,
    ).toBe(404)
  })

  it("a connection tells how often it was asked today and how often that failed", async () => {
    const read = async (): Promise<Loose> =>
      (await shop().admin(`/financing/connections/${shop().connectionId}`)).body.connection
    const before = await read()
    expect(before).toMatchObject({ used: false, plans: expect.any(Number) })
    expect(before.return_url_example).toBe(`${shop().url}/hooks/financing/return/{token}`)
    await fault(shop(), { endpoint: "A1", kind: "status", status: 401, times: 1 })
    await test(shop().connectionId)
    const after = await read()
    expect(after.calls_24h - before.calls_24h).toBe(1)
    expect(after.failures_24h - before.failures_24h).toBe(1)
    await test(shop().connectionId)
    expect((await read()).failures_24h).toBe(after.failures_24h)
  })

  it("a plan that ends before it begins, approves what knows no approval, or asks a consent twice is refused", async () => {
    const { body } = await shop().admin("/financing/plans")
    const plan = body.plans.find((one: Loose) => one.method === "pay-next-month")
    const changed = (wrong: object): Promise<Loose> =>
      shop().admin(`/financing/plans/${String(plan.id)}`, { body: wrong })
    const dates = { starts_at: "2026-12-01T00:00:00Z", ends_at: "2026-12-01T00:00:00Z" }
    expect((await changed(dates)).body.message).toContain("ends before it begins")
    expect((await changed({ starts_at: "2026-12-01T00:00:00Z" })).status).toBe(200)
    expect((await changed({ ends_at: "2026-11-30T00:00:00Z" })).body.message).toContain("ends before")
    expect((await changed({ approve_when: "placed" })).body.message).toContain("knows no approval")
    const consent = { type: "DATA_PROCESSING", required: true, version: "1", texts: { en: "I agree." } }
    const twice = { flow: "epos", direct: { consents: [consent, { ...consent, version: "2" }] } }
    expect((await changed(twice)).body.message).toContain("Each type of consent stands once.")
  })

  it("a method is offered only for the products and categories of its plans, and in their time", async () => {
    const { body } = await shop().admin("/financing/plans")
    const plans = body.plans.filter((one: Loose) => one.method === "split-payment")
    const limit = async (limits: object): Promise<void> => {
      for (const plan of plans) await shop().admin(`/financing/plans/${String(plan.id)}`, { body: limits })
    }
    const cartId = await fillCart(shop())
    const judged = async (): Promise<string> => {
      const { body: list } = await shop().store(`/financing-methods?cart_id=${cartId}`)
      const refused = list.unavailable.find((one: Loose) => one.method === "split-payment")
      return refused?.reason ?? "offered"
    }
    expect(await judged()).toBe("offered")
    await limit({ products: ["prod_another"] })
    expect(await judged()).toBe("wrong_items")
    expect((await start(shop(), cartId, "split-payment")).body.reason).toBe("wrong_items")
    await limit({ products: [], categories: [await categoryOfCart(shop(), cartId)] })
    expect(await judged()).toBe("offered")
    await limit({ categories: [], ends_at: "2026-01-01T00:00:00Z" })
    expect(await judged()).toBe("wrong_time")
  })

  it("a region gets a method beside those it has, once", async () => {
    const { body } = await shop().admin("/financing/regions")
    const region = body.regions.find((one: Loose) => one.countries.includes("ee"))
    expect(region).toMatchObject({ currency_code: "eur", methods: { "hire-purchase": true } })
    const providers = async (): Promise<string[]> => {
      const found = await shop().admin(`/regions/${String(region.id)}?fields=*payment_providers`)
      return found.body.region.payment_providers.map((one: Loose) => one.id).sort()
    }
    const all = await providers()
    const kept = all.filter((id) => !id.includes("split-payment"))
    await shop().admin(`/regions/${String(region.id)}`, { body: { payment_providers: kept } })
    const enable = (method: string): Promise<Loose> =>
      shop().admin(`/financing/regions/${String(region.id)}/enable`, { body: { method } })
    expect((await enable("split-payment")).body.region.methods["split-payment"]).toBe(true)
    expect((await enable("split-payment")).status).toBe(200)
    expect(await providers()).toEqual(all)
    expect((await enable("barter")).status).toBe(400)
    const nowhere = await shop().admin("/financing/regions/reg_none/enable", {
      body: { method: "split-payment" },
    })
    expect(nowhere.status).toBe(404)
  })

  it("the check before going live says what is missing in this shop", async () => {
    const { body } = await shop().admin("/financing/go-live")
    expect(body.ready).toBe(false)
    const open = body.checks.filter((check: Loose) => check.state === "todo").map((check: Loose) => check.id)
    expect(open).toEqual(expect.arrayContaining(["public_url", "production_connection"]))
    expect(body.checks.every((check: Loose) => /\w{3}/.test(check.sentence))).toBe(true)
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
    for (const path of ["connections", "plans", "financings", "financings/x", "regions", "go-live"]) {
      expect((await http(`${shop().url}/admin/financing/${path}`)).status).toBe(401)
    }
  })

  describe("of the leasing service", () => {
    leasingConfigurationTests(shop)
  })
})
