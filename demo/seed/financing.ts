import { DEFAULT_SHOPS } from "../../sandbox/default-shops"
import type { AdminApi } from "../stack/admin-api"
import { type Market, MARKETS } from "./markets"

type SandboxShop = (typeof DEFAULT_SHOPS)[number]
type Product = SandboxShop["products"][number]
type Connection = { id: string; shop_uuid: string; base_url: string }
type Plan = { id: string; connection_id: string; product_code: string }

/** Connections to the sandbox's shops and their plans, made as a merchant would: through the plugin's admin API. */
export async function seedFinancing(admin: AdminApi, sandboxUrl: string): Promise<void> {
  const { connections } = await admin.get<{ connections: Connection[] }>("/financing/connections")
  const { plans } = await admin.get<{ plans: Plan[] }>("/financing/plans")
  const mine: string[] = []
  for (const shop of DEFAULT_SHOPS) {
    const known = connections.find((one) => one.shop_uuid === shop.shopUuid && one.base_url === sandboxUrl)
    const id = known?.id ?? (await connect(admin, shop, sandboxUrl))
    mine.push(id)
    for (const product of productsFor(shop)) {
      const there = plans.some((plan) => plan.connection_id === id && plan.product_code === product.code)
      if (!there) await admin.post("/financing/plans", planBody(id, shop, product))
    }
  }
  const stale = plans.filter((plan) => !mine.includes(plan.connection_id))
  for (const { id } of stale) await admin.remove(`/financing/plans/${id}`)
}

async function connect(admin: AdminApi, shop: SandboxShop, sandboxUrl: string): Promise<string> {
  const { connection } = await admin.post<{ connection: Connection }>("/financing/connections", {
    name: `Sandbox ${shop.market.toUpperCase()}`,
    system: "partner",
    market: shop.market,
    environment: "test",
    base_url: sandboxUrl,
    shop_uuid: shop.shopUuid,
    api_key: shop.apiKey,
  })
  return connection.id
}

/** One product for each method: with or without the merchant's approval, as the market has agreed. */
function productsFor(shop: SandboxShop): Product[] {
  const market = MARKETS.find(({ country }) => country === shop.market)
  return shop.products.filter((product) => !market || product.approval === approvalOf(market, product))
}

function approvalOf({ approval }: Market, { method }: Product): boolean {
  if (method === "hire-purchase") return approval.hirePurchase
  return method === "split-payment" && approval.splitPayment
}

const planBody = (connectionId: string, shop: SandboxShop, product: Product) => ({
  connection_id: connectionId,
  method: product.method,
  product_code: product.code,
  name: product.name,
  currency_code: shop.currency.toLowerCase(),
  countries: [shop.market],
  approval_agreed: product.approval,
  withdrawal_agreed: product.method !== "pay-next-month",
})
