import { addToCart } from "../cart"
import { h } from "../dom"
import { showPieces } from "../header"
import { picture, price, type Product, soleVariant } from "../product-card"
import { currentCountry } from "../regions"
import { store } from "../store-api"
import { busy, notice, runPage, show } from "../view"

void runPage(async () => {
  const { region } = await currentCountry()
  const handle = location.pathname.split("/").pop() ?? ""
  const { products } = await store<{ products: Product[] }>(
    `/products?handle=${handle}&region_id=${region.id}&fields=*variants.calculated_price`,
  )
  const [product] = products
  if (!product) throw new Error("There is no such product.")
  document.title = `${product.title} · Harbour Goods`
  show(productView(product))
})

function productView(product: Product): HTMLElement {
  const news = h("div", { "aria-live": "polite" })
  const add = h(
    "button",
    { class: "button button-wide", id: "add-to-cart", type: "button", click: () => void buy() },
    "Add to cart",
  )
  const buy = () =>
    busy(
      add,
      async () => {
        showPieces(await addToCart(soleVariant(product)?.id ?? ""))
        news.replaceChildren(
          notice("good", "It is in your cart."),
          h("a", { class: "button button-wide", id: "go-to-cart", href: "/cart" }, "Go to the cart"),
        )
      },
      (text) => {
        news.replaceChildren(notice("problem", text))
      },
    )
  return h(
    "article",
    { class: "product" },
    picture(product.handle, product.title),
    h(
      "div",
      { class: "product-text" },
      h("a", { class: "quiet-link", href: "/" }, "All products"),
      h("h1", {}, product.title),
      h("p", { class: "lead" }, product.subtitle ?? ""),
      h("p", {}, product.description ?? ""),
      h("p", { class: "price price-big", id: "price" }, price(product)),
      add,
      news,
    ),
  )
}
