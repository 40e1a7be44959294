import { sampleAddress, SAMPLE_EMAIL } from "../shop/browser/checkout/sample-addresses"
import type { StoreClient } from "./store-client"

export type Cart = { id: string; total: number; currency_code: string }

type Region = { id: string; countries: { iso_2: string }[] }
type Product = { variants: { id: string }[] }
type DeliveryOption = { id: string; amount: number }

/** A cart that is ready to be paid: one article, contact, address, the dearer delivery. */
export async function fillCart(store: StoreClient, wish: { country: string; handle: string }): Promise<Cart> {
  const { regions } = await store<{ regions: Region[] }>("/regions")
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === wish.country))
  const { products } = await store<{ products: Product[] }>(`/products?handle=${wish.handle}`)
  const variant = products[0]?.variants[0]
  if (!region || !variant) throw new Error(`The shop sells no ${wish.handle} in ${wish.country}.`)
  const address = { ...sampleAddress(wish.country), country_code: wish.country }
  const { cart } = await store<{ cart: Cart }>("/carts", {
    body: {
      region_id: region.id,
      items: [{ variant_id: variant.id, quantity: 1 }],
      email: SAMPLE_EMAIL,
      shipping_address: address,
      billing_address: address,
    },
  })
  const { shipping_options: options } = await store<{ shipping_options: DeliveryOption[] }>(
    `/shipping-options?cart_id=${cart.id}`,
  )
  const [dearest] = options.sort((one, other) => other.amount - one.amount)
  const body = { option_id: dearest?.id }
  return (await store<{ cart: Cart }>(`/carts/${cart.id}/shipping-methods`, { body })).cart
}
