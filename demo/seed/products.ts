import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"

import { type Article, CATALOGUE } from "./catalogue"

/** The pictures are the shop's: it must run for them to be seen in the admin. */
type Belongs = { salesChannelId: string; shippingProfileId: string; shopUrl: string }

/** The catalogue; stock is not counted. */
export async function seedProducts(container: MedusaContainer, belongs: Belongs): Promise<void> {
  const known = await container.resolve(Modules.PRODUCT).listProducts({}, { select: ["handle"], take: null })
  const missing = CATALOGUE.filter(({ handle }) => !known.some((product) => product.handle === handle))
  for (const article of missing) {
    await createProductsWorkflow(container).run({ input: { products: [product(article, belongs)] } })
  }
}

const product = (article: Article, { salesChannelId, shippingProfileId, shopUrl }: Belongs) => ({
  title: article.title,
  subtitle: article.subtitle,
  description: article.description,
  handle: article.handle,
  thumbnail: `${shopUrl}/images/${article.handle}.svg`,
  status: ProductStatus.PUBLISHED,
  shipping_profile_id: shippingProfileId,
  sales_channels: [{ id: salesChannelId }],
  options: [{ title: "Kind", values: ["Standard"] }],
  variants: [
    {
      title: "Standard",
      sku: article.handle.toUpperCase(),
      manage_inventory: false,
      options: { Kind: "Standard" },
      prices: Object.entries(article.prices).map(([currency_code, amount]) => ({ currency_code, amount })),
    },
  ],
})
