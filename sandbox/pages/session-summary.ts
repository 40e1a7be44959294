import { calculation } from "../pricing/calculation"
import { applicationIn } from "../life/apply"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { type Html, html } from "./html"

/** Shop, purchase and price, as every page of the dialog shows them. */
export function sessionSummary(world: World, session: Session): Html {
  const { product, request, shop } = session
  const usual = { amount: request.amount, downPayment: "0.00", period: product.defaultPeriod }
  const { amount, downPayment, period } = applicationIn(world, session)?.terms ?? usual
  const priced = calculation({ product, amount, downPayment, period })
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
    <dd class="big" id="amount">${amount} ${shop.currency}</dd>
    ${price}
    <dt>Total to pay</dt>
    <dd id="total">${priced.totalCost} ${shop.currency}</dd>
  </dl>`
}
