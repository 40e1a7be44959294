import { type Cart, loadCart, setQuantity } from "../cart"
import { lineTotals } from "../totals"
import { h } from "../dom"
import { showPieces } from "../header"
import { money } from "../money"
import { picture } from "../product-card"
import { notice, runPage, sentence, show } from "../view"

type Item = NonNullable<Cart["items"]>[number]

void runPage(async () => {
  draw(await loadCart())
})

function draw(cart: Cart | null): void {
  showPieces(cart)
  const title = h("h1", {}, "Your cart")
  if (!cart?.items?.length) {
    show(
      title,
      h("p", { id: "empty-cart" }, "It is empty."),
      h("a", { class: "button", href: "/" }, "See the products"),
    )
    return
  }
  show(
    title,
    h(
      "div",
      { class: "columns" },
      h("ul", { class: "lines", id: "lines" }, ...cart.items.map((item) => line(cart, item))),
      h(
        "aside",
        { class: "panel", "aria-label": "Total" },
        lineTotals(cart),
        h("a", { class: "button button-wide", id: "go-to-checkout", href: "/checkout" }, "To the checkout"),
      ),
    ),
  )
}

function line(cart: Cart, item: Item): HTMLElement {
  const change = (quantity: number) => () => void update(cart, item, quantity)
  const step = (label: string, text: string, quantity: number) =>
    h("button", { type: "button", class: "step", "aria-label": label, click: change(quantity) }, text)
  const name = item.product_title ?? item.title
  return h(
    "li",
    { class: "line" },
    picture(item.product_handle ?? "harbour"),
    h(
      "div",
      { class: "line-text" },
      h("a", { href: `/products/${item.product_handle ?? ""}` }, name),
      h("span", { class: "muted" }, `${money(item.unit_price, cart.currency_code)} each`),
      h(
        "span",
        { class: "quantity" },
        step(`One fewer: ${name}`, "−", item.quantity - 1),
        h("output", {}, String(item.quantity)),
        step(`One more: ${name}`, "+", item.quantity + 1),
        h("button", { type: "button", class: "quiet-link", click: change(0) }, "Remove"),
      ),
    ),
    h("strong", { class: "line-total" }, money(item.unit_price * item.quantity, cart.currency_code)),
  )
}

async function update(cart: Cart, item: Item, quantity: number): Promise<void> {
  try {
    await setQuantity(cart, item.id, quantity)
    draw(await loadCart())
  } catch (error) {
    show(notice("problem", sentence(error)), h("a", { class: "button", href: "/cart" }, "Back to the cart"))
  }
}
