import { h } from "../dom"
import { type Product, productCard } from "../product-card"
import { currentCountry } from "../regions"
import { store } from "../store-api"
import { runPage, show } from "../view"

void runPage(async () => {
  const { region } = await currentCountry()
  const { products } = await store<{ products: Product[] }>(
    `/products?region_id=${region.id}&fields=*variants.calculated_price&order=created_at&limit=50`,
  )
  show(
    h(
      "section",
      { class: "hero" },
      h("h1", {}, "Good things, paid at your pace"),
      h(
        "p",
        {},
        "Choose anything below. At the checkout you can pay by instalments, in parts, next month, or by leasing.",
      ),
    ),
    h("ul", { class: "grid", id: "products" }, ...products.map(productCard)),
  )
})
