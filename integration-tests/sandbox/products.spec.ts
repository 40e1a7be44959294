import { DEFAULT_SHOPS } from "../../sandbox"
import { type Bench, PRODUCT, startBench } from "./support/bench"
import { ServiceClient } from "./support/service-client"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

describe("a product", () => {
  it("tells its range, periods and whether the merchant approves", async () => {
    expect(await bench.client.readProduct(PRODUCT.withApproval)).toMatchObject({
      status: 200,
      body: {
        code: PRODUCT.withApproval,
        type: "hire_purchase",
        parameters: {
          min_amount: "75.00",
          max_amount: "20000.00",
          period_options: [3, 6, 12, 24, 36, 48, 60],
          contract_activation_requires_partner_approval: true,
        },
      },
    })
  })

  it("is found by a code with an encoded percent sign", async () => {
    expect((await bench.client.readProduct(PRODUCT.split)).body).toMatchObject({ code: "split_epos_0.0%_ee" })
  })

  it("is answered 404 when the shop does not have it, 422 without a code", async () => {
    expect(await bench.client.readProduct("hirepurchase_epos_lv")).toMatchObject({
      status: 404,
      body: { message: ["product_not_found"] },
    })
    expect(await bench.client.get("/products")).toMatchObject({
      status: 422,
      body: { message: ["product_code_is_missing"] },
    })
  })

  it("may be wrapped, and may write every value as text", async () => {
    await bench.control.settings({ shapes: { product: "wrapped", product_values: "text" } })
    expect((await bench.client.readProduct(PRODUCT.split)).body).toMatchObject({
      product: {
        valid_to: "null",
        parameters: { contract_activation_requires_partner_approval: "false", default_period: "3" },
      },
    })
  })
})

describe("the shops", () => {
  it.each(DEFAULT_SHOPS.map((shop) => [shop.market, shop] as const))(
    "%s sells five products",
    async (_market, shop) => {
      const client = new ServiceClient(bench.sandbox.url, shop)
      for (const product of shop.products) expect((await client.readProduct(product.code)).status).toBe(200)
      expect(shop.products.map(({ method, approval }) => `${method} ${String(approval)}`)).toEqual([
        "hire-purchase true",
        "hire-purchase false",
        "split-payment true",
        "split-payment false",
        "pay-next-month false",
      ])
    },
  )

  it("have different keys, uuids and product codes, and their market's currency", () => {
    const all = DEFAULT_SHOPS.flatMap((shop) => [
      shop.apiKey,
      shop.shopUuid,
      ...shop.products.map(({ code }) => code),
    ])
    expect(new Set(all).size).toBe(all.length)
    expect(DEFAULT_SHOPS.map(({ market, currency }) => `${market} ${currency}`)).toEqual([
      "ee EUR",
      "lv EUR",
      "lt EUR",
      "pl PLN",
      "cz CZK",
    ])
  })
})
