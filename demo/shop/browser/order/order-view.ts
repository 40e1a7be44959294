import { h } from "../dom"
import { titleOf } from "../financing/methods"
import { money } from "../money"
import { type Order, paidBy } from "./placed-order"
import { picture } from "../product-card"

/** The order that was placed: number, goods, total, how it is paid. */
export function orderView(order: Order): HTMLElement {
  const provider = paidBy(order)
  const row = (label: string, value: string, id: string) =>
    h("div", { class: "total-row" }, h("dt", {}, label), h("dd", { id }, value))
  return h(
    "section",
    { class: "panel thanks", id: "order" },
    h("p", { class: "tick", "aria-hidden": "true" }, "✓"),
    h("h1", {}, "Thank you for your order"),
    h("p", {}, `We have written to ${order.email ?? "you"}.`),
    h(
      "dl",
      { class: "totals" },
      row("Order number", `#${String(order.display_id ?? "")}`, "order-number"),
      row("Total", money(order.total, order.currency_code), "order-total"),
      row("Payment", provider ? titleOf(provider) : "Open", "order-method"),
    ),
    h(
      "ul",
      { class: "thanks-items" },
      ...(order.items ?? []).map((item) =>
        h(
          "li",
          {},
          picture(item.product_handle ?? "harbour"),
          `${String(item.quantity)} × ${item.product_title ?? item.title}`,
        ),
      ),
    ),
    h("a", { class: "button", href: "/" }, "Back to the shop"),
  )
}
