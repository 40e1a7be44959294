import { DEFAULT_SHOPS } from "../../sandbox/default-shops"
import { DEFAULT_LEASING_SHOPS } from "../../sandbox/leasing/shops"
import type { AdminApi } from "../stack/admin-api"
import { DIRECT_SETTINGS, directNameOf, directProductsOf } from "./direct-plans"
import { type Market, MARKETS } from "./markets"

type SandboxShop = (typeof DEFAULT_SHOPS)[number]
type LeasingShop = (typeof DEFAULT_LEASING_SHOPS)[number]
type Product = SandboxShop["products"][number]
type Connection = { id: string; shop_uuid: string; base_url: string }
type Plan = { id: string; connection_id: string; product_code: string }

/** A connection with its plans, as they are entered. */
type Wish = {
  readonly connection: { readonly shop_uuid: string; readonly [field: string]: unknown }
  readonly plans: readonly { readonly product_code: string; readonly [field: string]: unknown }[]
}

/** Connections to the sandbox's shops and their plans, made as a merchant would: through the plugin's admin API. */
export async function seedFinancing(admin: AdminApi, sandboxUrl: string): Promise<void> {
  const { connections } = await admin.get<{ connections: Connection[] }>("/financing/connections")
  const { plans } = await admin.get<{ plans: Plan[] }>("/financing/plans")
  const mine: string[] = []
  for (const wish of [
    ...DEFAULT_SHOPS.map(partnerWish),
    ...DEFAULT_LEASING_SHOPS.slice(0, 1).map(leasingWish),
  ]) {
    const { shop_uuid: shop } = wish.connection
    const known = connections.find((one) => one.shop_uuid === shop && one.base_url === sandboxUrl)
    const id = known?.id ?? (await connect(admin, { ...wish.connection, base_url: sandboxUrl }))
    mine.push(id)
    for (const plan of wish.plans) {
      const there = plans.some((one) => one.connection_id === id && one.product_code === plan.product_code)
      if (!there) await admin.post("/financing/plans", { connection_id: id, ...plan })
    }
  }
  const stale = plans.filter((plan) => !mine.includes(plan.connection_id))
  for (const { id } of stale) await admin.remove(`/financing/plans/${id}`)
}

async function connect(admin: AdminApi, body: object): Promise<string> {
  const { connection } = await admin.post<{ connection: Connection }>("/financing/connections", body)
  return connection.id
}

const partnerWish = (shop: SandboxShop): Wish => ({
  connection: {
    name: `Sandbox ${shop.market.toUpperCase()}`,
    system: "partner",
    market: shop.market,
    environment: "test",
    shop_uuid: shop.shopUuid,
    api_key: shop.apiKey,
  },
  plans: [
    ...productsFor(shop).map((product) => partnerPlan(shop, product)),
    ...directProductsOf(shop).map((product) => ({
      ...partnerPlan(shop, product),
      ...DIRECT_SETTINGS,
      name: directNameOf(product),
    })),
  ],
})

/** The first tariff is the one that is offered. */
const leasingWish = (shop: LeasingShop): Wish => ({
  connection: {
    name: "Sandbox LT, leasing",
    system: "leasing",
    market: "lt",
    environment: "test",
    shop_uuid: shop.uuid,
    api_key: shop.apiKey,
  },
  plans: shop.tariffs.map(({ tariff_code: code }, place) => ({
    method: "leasing",
    product_code: code,
    name: `Leasing ${code}`,
    currency_code: "eur",
    countries: ["lt"],
    priority: place === 0 ? 1 : 0,
  })),
})

/** One product for each method: with or without the merchant's approval, as the market has agreed. */
function productsFor(shop: SandboxShop): Product[] {
  const market = MARKETS.find(({ country }) => country === shop.market)
  return shop.products.filter((product) => !market || product.approval === approvalOf(market, product))
}

function approvalOf({ approval }: Market, { method }: Product): boolean {
  if (method === "hire-purchase") return approval.hirePurchase
  return method === "split-payment" && approval.splitPayment
}

const partnerPlan = (shop: SandboxShop, product: Product) => ({
  method: product.method,
  product_code: product.code,
  name: product.name,
  currency_code: shop.currency.toLowerCase(),
  countries: [shop.market],
  approval_agreed: product.approval,
  withdrawal_agreed: product.method !== "pay-next-month",
})
