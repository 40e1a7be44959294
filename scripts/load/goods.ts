import type { StoreClient } from "../../demo/check/store-client"
import { CURRENCIES, type MarketCode } from "../../demo/seed/markets"
import { sampleAddress } from "../../demo/shop/browser/checkout/sample-addresses"
import type { AdminApi } from "../../demo/stack/admin-api"

/** What a shopper finds in the shop; read once, not at every purchase. */
export type Goods = {
  readonly variantIds: readonly string[]
  readonly regionIds: ReadonlyMap<string, string>
}

export type Basket = {
  readonly country: MarketCode
  /** Which of the goods; every number is one of them. */
  readonly article: number
  readonly quantity: number
  /** Of this shopper alone: two first carts at the same moment would make the same customer twice. */
  readonly email: string
  readonly promotion?: string
}

export type Cart = { id: string; total: number; currency_code: string }

type Made = { product: { variants: { id: string; variant_rank: number }[] } }
type Found = { id: string }[]

/**
 * One product with a variant for each price, the same number in every currency. Without a shipping profile it needs
 * no delivery, the choice of which costs Medusa as much as the rest of a purchase.
 */
export async function stockGoods(admin: AdminApi, prices: readonly number[]): Promise<Goods> {
  const { sales_channels: channels } = await admin.get<{ sales_channels: Found }>("/sales-channels?q=Harbour")
  const names = prices.map((price, at) => `${String(at)} at ${price.toFixed(2)}`)
  const { product } = await admin.post<Made>("/products", {
    title: "Load",
    status: "published",
    sales_channels: channels.map(({ id }) => ({ id })),
    options: [{ title: "Price", values: names }],
    variants: prices.map((price, at) => ({
      title: names[at],
      variant_rank: at,
      manage_inventory: false,
      options: { Price: names[at] },
      prices: CURRENCIES.map((currency_code) => ({ currency_code, amount: price })),
    })),
  })
  const ranked = product.variants.sort((one, other) => one.variant_rank - other.variant_rank)
  return { variantIds: ranked.map(({ id }) => id), regionIds: await regionsOf(admin) }
}

async function regionsOf(admin: AdminApi): Promise<Map<string, string>> {
  type Region = { id: string; countries: { iso_2: string }[] }
  const { regions } = await admin.get<{ regions: Region[] }>("/regions?fields=id,countries.iso_2")
  return new Map(regions.flatMap(({ id, countries }) => countries.map(({ iso_2 }) => [iso_2, id] as const)))
}

/** A cart that is ready to be paid. */
export async function fillBasket(store: StoreClient, goods: Goods, basket: Basket): Promise<Cart> {
  const address = { ...sampleAddress(basket.country), country_code: basket.country }
  const { cart } = await store<{ cart: Cart }>("/carts", {
    body: {
      region_id: goods.regionIds.get(basket.country),
      items: [
        {
          variant_id: goods.variantIds[basket.article % goods.variantIds.length],
          quantity: basket.quantity,
        },
      ],
      email: basket.email,
      shipping_address: address,
      billing_address: address,
      ...(basket.promotion && { promo_codes: [basket.promotion] }),
    },
  })
  return cart
}
