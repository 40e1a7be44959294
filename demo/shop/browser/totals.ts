import type { Cart } from "./cart"
import { h } from "./dom"
import { money } from "./money"

/** Goods, delivery and the total to pay. */
export function lineTotals(cart: Cart): HTMLElement {
  const row = (label: string, id: string, amount: number) =>
    h(
      "div",
      { class: `total-row ${id}-row` },
      h("dt", {}, label),
      h("dd", { id }, money(amount, cart.currency_code)),
    )
  return h(
    "dl",
    { class: "totals" },
    row("Goods", "goods-total", cart.item_total),
    row("Delivery", "delivery-total", cart.shipping_total),
    row("To pay", "cart-total", cart.total),
  )
}
