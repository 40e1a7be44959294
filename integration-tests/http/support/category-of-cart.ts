import { createProductCategoriesWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { first } from "../../../demo/seed/sales-channel"
import type { Shop } from "./shop"

/** Puts the cart's one product into a new category below another; answers the upper one. */
export async function categoryOfCart(shop: Shop, cartId: string): Promise<string> {
  const make = async (name: string, parent: object): Promise<string> => {
    const input = { product_categories: [{ name, is_active: true, ...parent }] }
    const { result } = await createProductCategoriesWorkflow(shop.container).run({ input })
    return first(result).id
  }
  const upper = await make("Electronics", {})
  const lower = await make("Phones", { parent_category_id: upper })
  const { body } = await shop.store(`/carts/${cartId}?fields=items.product_id`)
  const productId: string = body.cart.items[0].product_id
  await updateProductsWorkflow(shop.container).run({
    input: { selector: { id: productId }, update: { category_ids: [lower] } },
  })
  return upper
}
