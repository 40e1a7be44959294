import { Modules } from "@medusajs/framework/utils"
import { createInventoryItemsWorkflow } from "@medusajs/medusa/core-flows"
import type { Shop } from "./shop"

async function variantIn(shop: Shop, cartId: string): Promise<string> {
  const { cart } = (await shop.store(`/carts/${cartId}?fields=*items`)).body
  return String(cart.items[0].variant_id)
}

/** The last article of the cart is sold to somebody else. */
export async function sellOut(shop: Shop, cartId: string): Promise<void> {
  const variantId = await variantIn(shop, cartId)
  const [location] = await shop.container.resolve(Modules.STOCK_LOCATION).listStockLocations({})
  const levels = [{ location_id: location?.id ?? "", stocked_quantity: 0 }]
  const { result } = await createInventoryItemsWorkflow(shop.container).run({
    input: { items: [{ sku: "SOLD-OUT", location_levels: levels }] },
  })
  await shop.container.resolve(Modules.PRODUCT).updateProductVariants(variantId, { manage_inventory: true })
  await shop.container.resolve("link").create({
    [Modules.PRODUCT]: { variant_id: variantId },
    [Modules.INVENTORY]: { inventory_item_id: result[0]?.id ?? "" },
  })
}

/** One more was found. */
export async function restock(shop: Shop): Promise<void> {
  const inventory = shop.container.resolve(Modules.INVENTORY)
  const [level] = await inventory.listInventoryLevels({})
  if (level === undefined) throw new Error("Nothing was ever in stock.")
  await inventory.adjustInventory(level.inventory_item_id, level.location_id, 1)
}
