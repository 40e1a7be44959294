import type { HttpTypes } from "@medusajs/framework/types"

import type { Cart } from "../cart"
import { h } from "../dom"
import { money } from "../money"
import { post, store } from "../store-api"
import { choice } from "./choice"

type Option = HttpTypes.StoreCartShippingOption

/** The region's delivery options; picking one is saved at once. */
export async function deliveryChoice(cart: Cart, saved: (cart: Cart) => Promise<void>): Promise<HTMLElement> {
  const { shipping_options: options } = await store<{ shipping_options: Option[] }>(
    `/shipping-options?cart_id=${cart.id}`,
  )
  const chosen = cart.shipping_methods?.[0]?.shipping_option_id
  const pick = async (option: Option) => {
    const answer = await post<{ cart: Cart }>(`/carts/${cart.id}/shipping-methods`, { option_id: option.id })
    await saved(answer.cart)
  }
  return h(
    "div",
    { class: "choices", role: "radiogroup", "aria-label": "Delivery" },
    ...options.map((option) =>
      choice({
        group: "delivery",
        id: `delivery-${option.type.code}`,
        title: option.name,
        detail: option.type.description,
        aside: option.amount ? money(option.amount, cart.currency_code) : "Free",
        checked: option.id === chosen,
        picked: () => void pick(option),
      }),
    ),
  )
}
