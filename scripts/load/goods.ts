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

type Made = { product: { variants: { id: string }[] } }
type Found = { id: string }[]

/** One product with a variant for each price, the same number in every currency. */
export async function stockGoods(admin: AdminApi, prices: readonly number[]): Promise<Goods> {
  const { sales_channels: channels } = await admin.get<{ sales_channels: Found }>("/sales-channels?q=Harbour")
  const { shipping_profiles: profiles } = await admin.get<{ shipping_profiles: Found }>("/shipping-profiles")
  const names = prices.map((price, at) => `${String(at)} at ${price.toFixed(2)}`)
  const { product } = await admin.post<Made>("/products", {
    title: "Load",
    status: "published",
    shipping_profile_id: profiles[0]?.id,
    sales_channels: channels.map(({ id }) => ({ id })),
    options: [{ title: "Price", values: names }],
    variants: prices.map((price, at) => ({
      title: names[at],
      manage_inventory: false,
      options: { Price: names[at] },
      prices: CURRENCIES.map((currency_code) => ({ currency_code, amount: price })),
    })),
  })
  return { variantIds: product.variants.map(({ id }) => id), regionIds: await regionsOf(admin) }
}

async function regionsOf(admin: AdminApi): Promise<Map<string, string>> {
  type Region = { id: string; countries: { iso_2: string }[] }
  const { regions } = await admin.get<{ regions: Region[] }>("/regions?fields=id,countries.iso_2")
  return new Map(regions.flatMap(({ id, countries }) => countries.map(({ iso_2 }) => [iso_2, id] as const)))
}

/** A cart that is ready to be paid: contact, address, the dearest delivery. */
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
  const path = `/shipping-options?cart_id=${cart.id}`
  const { shipping_options: options } = await store<{ shipping_options: { id: string; amount: number }[] }>(
    path,
  )
  const [dearest] = options.sort((one, other) => other.amount - one.amount)
  const body = { option_id: dearest?.id }
  return (await store<{ cart: Cart }>(`/carts/${cart.id}/shipping-methods`, { body })).cart
}
