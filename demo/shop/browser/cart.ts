import type { HttpTypes } from "@medusajs/framework/types"

import { forgetCart, rememberCart, rememberedCart } from "./memory"
import { currentCountry } from "./regions"
import { post, store, StoreError } from "./store-api"

export type Cart = HttpTypes.StoreCart

/** The remembered cart, or null when there is none, or it is completed or gone. */
export async function loadCart(): Promise<Cart | null> {
  const id = rememberedCart()
  if (!id) return null
  try {
    const { cart } = await store<{ cart: Cart & { completed_at?: string | null } }>(
      `/carts/${id}?fields=%2Bcompleted_at,*payment_collection.payment_sessions`,
    )
    return cart.completed_at ? null : cart
  } catch (error) {
    // A page that is left gives its requests up: that says nothing of the cart.
    if (!(error instanceof StoreError) || error.status !== 404) throw error
    forgetCart()
    return null
  }
}

/** Puts one piece into the cart, which is made when there is none. */
export async function addToCart(variantId: string): Promise<Cart> {
  const cart = (await loadCart()) ?? (await createCart())
  return (await post<{ cart: Cart }>(`/carts/${cart.id}/line-items`, { variant_id: variantId, quantity: 1 }))
    .cart
}

async function createCart(): Promise<Cart> {
  const { region } = await currentCountry()
  const { cart } = await post<{ cart: Cart }>("/carts", { region_id: region.id })
  rememberCart(cart.id)
  return cart
}

/** Zero takes the line out. */
export async function setQuantity(cart: Cart, lineId: string, quantity: number): Promise<void> {
  const line = `/carts/${cart.id}/line-items/${lineId}`
  if (quantity > 0) await post(line, { quantity })
  else await store(line, { method: "DELETE" })
}

export const changeCart = async (cart: Cart, changes: object): Promise<Cart> =>
  (await post<{ cart: Cart }>(`/carts/${cart.id}`, changes)).cart

export const pieces = (cart: Cart | null): number =>
  (cart?.items ?? []).reduce((sum, item) => sum + item.quantity, 0)
