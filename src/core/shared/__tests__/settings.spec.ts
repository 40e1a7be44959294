import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { PLUGIN_VERSION } from "../plugin-version"
import { methodOfProvider, providerIdOf } from "../provider-id"
import { parseSettings, storefrontOf } from "../settings"
import { missingEntry } from "../store-config"

const key = Buffer.alloc(32, 1).toString("base64")
const storefront = { default: { return_url: "https://shop.example/r", cart_url: "https://shop.example/c" } }
const options = { public_url: "https://api.shop.example/", encryption_key: key, storefront }
const versions = { medusa: "2.21.2", plugin: "0.0.0" }
const parse = (given: unknown, production = true) => parseSettings(given, { production, versions })

describe("the plugin's options", () => {
  it("are complete with an address, a key and a storefront", () => {
    const parsed = parse({ ...options, database: {} })
    expect(parsed).toMatchObject({
      ok: true,
      value: { publicUrl: "https://api.shop.example", returnWindowDays: 60 },
    })
  })

  it.each(["public_url", "encryption_key", "storefront"])(
    "without %s, a sentence says what to add",
    (name) => {
      const { [name]: _left, ...rest } = options as Record<string, unknown>
      const parsed = parse(rest)
      expect(parsed.ok ? "" : parsed.error).toMatch(new RegExp(`medusa-config.ts.*add \`${name}`))
    },
  )

  it.each([
    [undefined, null],
    [null, null],
    [30, 30],
    [3650, 3650],
  ])(
    "what is known of ended financings is kept for %s days, and for ever unless that is said",
    (given, kept) => {
      const parsed = parse(given === undefined ? options : { ...options, retention_days: given })
      expect(parsed).toMatchObject({ ok: true, value: { retentionDays: kept } })
    },
  )

  it.each([29, 0, -1, 30.5, "90"])("a retention of %s days is refused with a sentence", (given) => {
    const parsed = parse({ ...options, retention_days: given })
    expect(parsed.ok ? "" : parsed.error).toMatch(/`retention_days` is a whole number of days, at least 30/)
  })

  it("a short key is refused with a sentence that does not repeat it", () => {
    const parsed = parse({ ...options, encryption_key: "only-a-short-secret" })
    expect(parsed.ok ? "" : parsed.error).toContain("32")
    expect(JSON.stringify(parsed)).not.toContain("only-a-short-secret")
  })

  it("plain http is for this machine in development only", () => {
    const local = { ...options, public_url: "http://localhost:9000" }
    expect(parse(local, false).ok).toBe(true)
    expect(parse(local, true).ok).toBe(false)
    expect(parse({ ...options, public_url: "http://shop.example" }, false).ok).toBe(false)
  })

  it("test plans are offered in development and hidden in production, unless the option says otherwise", () => {
    const offered = (production: boolean, offer?: boolean): boolean | null => {
      const parsed = parse(
        offer === undefined ? options : { ...options, offer_test_plans: offer },
        production,
      )
      return parsed.ok ? parsed.value.offerTestPlans : null
    }
    expect([offered(true), offered(false), offered(true, true), offered(false, false)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it("each sales channel may have its own storefront", () => {
    const own = { return_url: "https://b2b.example/r", cart_url: "https://b2b.example/c" }
    const parsed = parse({ ...options, storefront: { ...storefront, sc_b2b: own } })
    if (!parsed.ok) throw new Error(parsed.error)
    expect(storefrontOf(parsed.value, "sc_b2b")).toEqual(own)
    expect(storefrontOf(parsed.value, "sc_other")).toEqual(storefront.default)
    expect(storefrontOf(parsed.value, null)).toEqual(storefront.default)
  })
})

describe("the two entries of a store's configuration", () => {
  const provider = { resolve: "medusa-financing/providers/partner", id: "financing" }
  const payment = { dependencies: ["financing"], options: { providers: [provider] } }

  it("are enough", () => {
    expect(missingEntry({ financing: {}, payment })).toBeNull()
  })

  it.each([
    ["the plugin", { payment }, "Add plugins:"],
    ["the payment entry", { financing: {} }, "Add modules:"],
    ["our provider in it", { financing: {}, payment: { options: { providers: [] } } }, "Add modules:"],
    [
      "the dependency",
      { financing: {}, payment: { options: { providers: [provider] } } },
      'dependencies: ["financing"]',
    ],
  ])("a missing one (%s) is named", (_what, modules, sentence) => {
    expect(missingEntry(modules)).toContain(sentence)
  })
})

it("the version that the service is told is the package's own", () => {
  const file = readFileSync(path.resolve(__dirname, "../../../../package.json"), "utf8")
  expect(z.looseObject({ version: z.string() }).parse(JSON.parse(file)).version).toBe(PLUGIN_VERSION)
})

it("a provider's key names its method, and other providers have none", () => {
  expect(providerIdOf("hire-purchase")).toBe("pp_hire-purchase_financing")
  expect(methodOfProvider("pp_pay-next-month_financing")).toBe("pay-next-month")
  for (const other of ["pp_system_default", "pp_hire-purchase_other", "pp_hire-purchase", ""])
    expect(methodOfProvider(other)).toBeNull()
})
