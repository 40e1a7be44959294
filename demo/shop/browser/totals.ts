import type { Cart } from "./cart"
import { h } from "./dom"
import { money } from "./money"

/** Goods, delivery and the total to pay. */
export function lineTotals(cart: Cart): HTMLElement {
  const row = (label: string, amount: number, id: string, kind = "") =>
    h("div", { class: `total-row ${kind}` }, h("dt", {}, label), h("dd", { id }, money(amount, cart.currency_code)))
  return h(
    "dl",
    { class: "totals" },
    row("Goods", cart.item_total ?? 0, "goods-total"),
    row("Delivery", cart.shipping_total ?? 0, "delivery-total"),
    row("To pay", cart.total ?? 0, "cart-total", "total-row-sum"),
  )
}
