import { DEFAULT_SHOPS } from "../../../sandbox/default-shops"

/** One shop of the sandbox with one plan, as a developer would write them into a file. */
export function connectionsFile(sandboxUrl: string): object {
  const shop = DEFAULT_SHOPS.find(({ market }) => market === "lv")
  const product = shop?.products.find(({ method }) => method === "split-payment")
  if (!shop || !product) throw new Error("The sandbox has no such shop.")
  const plan = {
    method: product.method,
    product_code: product.code,
    name: product.name,
    currency_code: shop.currency.toLowerCase(),
    countries: [shop.market],
  }
  const connection = {
    name: "Latvia",
    system: "partner",
    market: shop.market,
    environment: "test",
    base_url: sandboxUrl,
    shop_uuid: shop.shopUuid,
    api_key: shop.apiKey,
    plans: [plan],
  }
  return { connections: [connection] }
}
