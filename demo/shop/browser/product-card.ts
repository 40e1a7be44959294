import type { HttpTypes } from "@medusajs/framework/types"

import { h } from "./dom"
import { money } from "./money"

export type Product = HttpTypes.StoreProduct

/** The only variant the demo's products have. */
export const soleVariant = (product: Product): HttpTypes.StoreProductVariant | null =>
  product.variants?.[0] ?? null

export function price(product: Product): string {
  const calculated = soleVariant(product)?.calculated_price
  if (calculated?.calculated_amount == null) return "Not sold here"
  return money(calculated.calculated_amount, calculated.currency_code ?? "eur")
}

export const picture = (handle: string, alt = ""): HTMLElement =>
  h("img", { class: "picture", src: `/images/${handle}.svg`, alt, width: 320, height: 240, loading: "lazy" })

export function productCard(product: Product): HTMLElement {
  return h(
    "li",
    { class: "card" },
    h(
      "a",
      { href: `/products/${product.handle}`, id: `product-${product.handle}` },
      picture(product.handle),
      h("span", { class: "card-title" }, product.title),
      h("span", { class: "card-text" }, product.subtitle ?? ""),
      h("span", { class: "price" }, price(product)),
    ),
  )
}
