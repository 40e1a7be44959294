import { readFileSync } from "node:fs"
import path from "node:path"
import { importFile } from "../../../src/cli/import-file"
import { configurationDeskOf } from "../../../src/commerce/configuration-desk-of"
import { importConnections } from "../../../src/operations/configuration/import-connections"
import { DEFAULT_LEASING_SHOPS } from "../../../sandbox"
import type { Loose, Shop } from "../support/shop"
import { fault } from "../support/shopper"

const LITHUANIA = DEFAULT_LEASING_SHOPS[0]
const OTHER = DEFAULT_LEASING_SHOPS[1]

const DOCUMENTATION = path.resolve(__dirname, "../../../docs/leasing.md")

/** The example of a request body that stands in the documentation. */
const documentedPreview = (): Loose =>
  JSON.parse(/```json preview\n([\s\S]*?)```/.exec(readFileSync(DOCUMENTATION, "utf8"))?.[1] ?? "{}")

/** Connections and plans of the leasing service. */
export function leasingConfigurationTests(shop: () => Shop): void {
  const wish = (body: object = {}): object => ({
    name: "Lithuania, leasing",
    system: "leasing",
    market: "lt",
    environment: "test",
    base_url: shop().sandbox.url,
    shop_uuid: LITHUANIA?.uuid,
    api_key: LITHUANIA?.apiKey,
    ...body,
  })
  const connection = (body: object = {}): Promise<Loose> =>
    shop().admin("/financing/connections", { body: wish(body) })
  const change = (id: string, body: object): Promise<Loose> =>
    shop().admin(`/financing/connections/${id}`, { body })
  const test = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/connections/${id}/check`, { method: "POST" })).body.test
  const planWish = (id: string, body: object = {}): object => ({
    connection_id: id,
    method: "leasing",
    product_code: "LT-STANDARD",
    name: "Leasing",
    currency_code: "EUR",
    countries: ["LT"],
    ...body,
  })
  const plan = (id: string, body: object = {}): Promise<Loose> =>
    shop().admin("/financing/plans", { body: planWish(id, body) })
  const preview = (overrides: object): Promise<Loose> =>
    shop().admin("/financing/preview", { body: { system: "leasing", overrides } })

  it("a leasing connection names the address of its alerts in place of a callback, and seals its key", async () => {
    const { status, body } = await connection({ base_url: `${shop().sandbox.url}/v7/` })
    expect(status).toBe(201)
    const id: string = body.connection.id
    expect(body.connection).toMatchObject({
      system: "leasing",
      base_url: `${shop().sandbox.url}/v7`,
      callback_url: null,
      alert_url: `${shop().url}/hooks/financing/leasing/${id}/alert`,
      cancel_url_example: null,
      key_hint: LITHUANIA?.apiKey.slice(-4),
    })
    const everything = await shop().admin("/financing/connections")
    expect(JSON.stringify([body, everything.body])).not.toContain(LITHUANIA?.apiKey)
  })

  it.each([
    ["an override of the partner service", { overrides: { session_form: "flat" } }, "session_form"],
    [
      "a name that no field can have",
      { overrides: { item_names: { price: "2 prices" } } },
      "item_names.price",
    ],
    ["an identifier with a space", { shop_uuid: "my shop" }, "identifier"],
    ["a service that is not known", { system: "barter" }, "system"],
  ])("refuses a leasing connection with %s", async (_what, wrong, named) => {
    const { status, body } = await connection(wrong)
    expect(status).toBe(400)
    expect(body.message).toContain(named)
  })

  it.each(["body", "status"])(
    "tells wrong key, shop, tariff and address of a leasing connection apart where errors stand in the %s",
    async (errors) => {
      await fetch(`${shop().sandbox.url}/_sandbox/settings`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ leasing: { errors } }),
      })
      const id: string = (await connection()).body.connection.id
      expect(await test(id)).toMatchObject({ ok: true, diagnosis: "fine" })
      await change(id, { shop_uuid: OTHER?.uuid })
      expect(await test(id)).toMatchObject({ diagnosis: "wrong_shop" })
      await change(id, { shop_uuid: LITHUANIA?.uuid })
      await plan(id)
      expect(await test(id)).toMatchObject({ ok: true, diagnosis: "fine" })
      await plan(id, { product_code: "NO-SUCH-TARIFF" })
      expect(await test(id)).toMatchObject({
        diagnosis: "wrong_tariff",
        codes: expect.arrayContaining(["NO-SUCH-TARIFF"]),
      })
      await change(id, { api_key: "some-other-key" })
      expect(await test(id)).toMatchObject({ diagnosis: "wrong_key" })
      await change(id, { base_url: "http://127.0.0.1:9" })
      expect(await test(id)).toMatchObject({ diagnosis: "network" })
    },
  )

  it("a name that is taken out of a connection again is gone", async () => {
    const names = { item_names: { price: ["unit_price", "sum"] }, customer_form: "flat" }
    const { body } = await connection({ overrides: names })
    const id: string = body.connection.id
    const kept = { item_names: { name: "title" } }
    expect((await change(id, { overrides: kept })).body.connection.overrides).toEqual(kept)
    expect((await change(id, { overrides: {} })).body.connection.overrides).toEqual({})
    const other = (await connection({ shop_uuid: OTHER?.uuid })).body.connection
    const taken = await change(String(other.id), { shop_uuid: LITHUANIA?.uuid })
    expect([taken.status, taken.body.message]).toEqual([400, expect.stringContaining("has this address")])
  })

  it("each tariff is a plan with its range, terms and advance, read again on demand", async () => {
    const id: string = (await connection()).body.connection.id
    const standard = (await plan(id)).body.plan
    const advance = (await plan(id, { product_code: "LT-ADVANCE" })).body.plan
    expect(standard).toMatchObject({ min_amount: "100", max_amount: "15000", refresh_problem: null })
    expect([standard.periods[0], standard.periods.at(-1), standard.periods.length]).toEqual([6, 60, 55])
    expect(standard.parameters.terms[0]).toMatchObject({ advanceFrom: "0", advanceTo: "50" })
    expect(advance.parameters.terms[0]).toMatchObject({ advanceFrom: "20", monthlyInterest: "0.7" })
    await fault(shop(), { endpoint: "L1", kind: "status", status: 500 })
    const refreshed = await shop().admin(`/financing/plans/${String(standard.id)}/refresh`, {
      method: "POST",
    })
    expect(refreshed.body.plan).toMatchObject({
      min_amount: "100",
      refresh_problem: expect.stringContaining("unavailable"),
    })
  })

  it("refuses a leasing plan in another currency, with an approval, or at the other service", async () => {
    const id: string = (await connection()).body.connection.id
    expect((await plan(id, { currency_code: "PLN" })).body.message).toContain("euro only")
    expect((await plan(id, { approval_agreed: true })).body.message).toContain("takes no approval")
    expect((await plan(id, { method: "hire-purchase" })).body.message).toContain("another service")
    expect((await plan(shop().connectionId)).body.message).toContain("another service")
    const made = (await plan(id)).body.plan
    const changed = await shop().admin(`/financing/plans/${String(made.id)}`, {
      body: { withdrawal_agreed: true },
    })
    expect(changed.body.message).toContain("no withdrawal")
    expect((await change(id, { system: "partner" })).body.message).toContain("other service")
  })

  it("shows the request that names come to before they are saved, and sends and saves nothing", async () => {
    expect((await preview({})).body.preview).toEqual(documentedPreview())
    const named = await preview({ item_names: { price: ["unit_price", "sum"] }, customer_form: "flat" })
    expect(named.body.preview.order_json[0]).toMatchObject({ unit_price: 103.33, sum: 103.33, quantity: 2 })
    expect(named.body.preview).toHaveProperty("first_name")
    const wrong = await preview({ item_names: { weight: "kg" } })
    expect(wrong.status).toBe(400)
    expect(wrong.body.message).toContain("item_names.weight")
    const partner = { system: "partner", overrides: {} }
    expect((await shop().admin("/financing/preview", { body: partner })).body.preview).toBeNull()
  })

  it("a file of connections brings a leasing shop with its tariffs, and again changes nothing", async () => {
    const { connection_id: _, ...planOfFile } = planWish("") as Loose
    const { connections } = importFile.parse({ connections: [{ ...wish(), plans: [planOfFile] }] })
    const desk = configurationDeskOf(shop().container)
    expect(await importConnections(desk, connections)).toMatchObject({
      created: 1,
      plansCreated: 1,
      problems: [],
    })
    expect(await importConnections(desk, connections)).toMatchObject({
      changed: 1,
      plansChanged: 1,
      problems: [],
    })
  })

  it("the check before going live speaks of alerts where a service sends alerts", async () => {
    const id: string = (await connection({ environment: "production" })).body.connection.id
    await plan(id)
    await test(id)
    const { body } = await shop().admin("/financing/go-live")
    const sentences: string[] = body.checks.map((check: Loose) => check.sentence)
    expect(sentences).toContain(
      "No alert of Lithuania, leasing has arrived yet. Make one purchase, and see that its alert address can be reached from outside.",
    )
    expect(sentences).toContain("Leasing has a plan with a price range.")
  })
}
