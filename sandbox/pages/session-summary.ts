import { calculation } from "../pricing/calculation"
import type { Session } from "../world/session"
import { type Html, html } from "./html"

/** Shop, purchase and price, as every page of the dialog shows them. */
export function sessionSummary(session: Session): Html {
  const { product, request, shop } = session
  const period = product.defaultPeriod
  const priced = calculation({ product, amount: request.amount, downPayment: "0", period })
  const [first] = priced.payments
  const price =
    period === 1
      ? html`<dt>Next month</dt>
          <dd class="big" id="monthly">${first?.total ?? ""} ${shop.currency}</dd>`
      : html`<dt>Monthly, ${period} months</dt>
          <dd class="big" id="monthly">${priced.monthly} ${shop.currency}</dd>`
  return html`<dl>
    <dt>Shop</dt>
    <dd id="shop">${shop.name}</dd>
    <dt>Order</dt>
    <dd id="purchase-reference">${request.purchaseReference}</dd>
    <dt>Product</dt>
    <dd id="product">${product.name}</dd>
    <dt>Amount</dt>
    <dd class="big" id="amount">${request.amount} ${shop.currency}</dd>
    ${price}
    <dt>Total to pay</dt>
    <dd id="total">${priced.totalCost} ${shop.currency}</dd>
  </dl>`
}
