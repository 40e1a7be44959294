import type { LeasingShop } from "./leasing/shops"
import type { Product, Shop } from "./shops"

/** The shops with what a connection and its plans need, as lines for a terminal. */
export const describeShops = (shops: readonly Shop[]): string => shops.map(describeShop).join("\n\n")

const describeShop = (shop: Shop): string =>
  [
    `${shop.name} (${shop.currency})`,
    `  shop uuid  ${shop.shopUuid}`,
    `  key        ${shop.apiKey}`,
    ...shop.products.map((product) => describeProduct(product, shop.currency)),
  ].join("\n")

/** The same of the leasing service. */
export const describeLeasingShops = (shops: readonly LeasingShop[]): string =>
  shops
    .map(({ name, uuid, apiKey, tariffs }) =>
      [
        `${name} (EUR)`,
        `  shop uuid  ${uuid}`,
        `  key        ${apiKey}`,
        ...tariffs.map((tariff) => `  ${tariff.tariff_code.padEnd(30)} leasing`),
      ].join("\n"),
    )
    .join("\n\n")

function describeProduct(product: Product, currency: string): string {
  const range = `${product.minAmount} to ${product.maxAmount} ${currency}`
  const approval = product.approval ? "merchant approves" : "no approval"
  return `  ${product.code.padEnd(30)} ${product.method.padEnd(15)} ${range.padEnd(24)} ${approval}`
}
