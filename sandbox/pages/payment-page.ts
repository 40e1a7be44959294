import { returnAddress } from "../life/down-payment"
import type { PaymentLink } from "../world/customer-page"
import type { World } from "../world/world"
import { html } from "./html"
import { layout } from "./layout"

/** The payment system: one attempt at the down payment. */
export function paymentPage(world: World, link: PaymentLink): string {
  const contract = world.contracts.get(link.contractUuid)
  const shop = world.shops.find(({ shopUuid }) => shopUuid === contract?.shopUuid)
  const act = (name: string): string => `/payments/${link.uuid}/${name}`
  return layout({
    title: "Down payment",
    state: "open",
    body: html`<dl>
        <dt>Shop</dt>
        <dd>${shop?.name ?? ""}</dd>
        <dt>Contract</dt>
        <dd>${contract?.number ?? ""}</dd>
        <dt>To pay now</dt>
        <dd class="big" id="amount">${link.amount} ${shop?.currency ?? ""}</dd>
      </dl>
      <form method="post" action="${act("pay")}"><button id="pay" class="main">Pay</button></form>
      <form method="post" action="${act("unknown")}">
        <button id="unknown" class="second">Pay, but the bank does not answer</button>
      </form>
      <form method="post" action="${act("fail")}">
        <button id="fail" class="away">The payment fails</button>
      </form>`,
  })
}

/** The same page after the one attempt that it was good for. */
export const usedPaymentPage = (link: PaymentLink): string =>
  layout({
    title: "This link was used",
    state: link.outcome ?? "",
    body: html`<p>
        The payment ended as ${link.outcome ?? ""}. A new attempt needs a new link from the shop.
      </p>
      <p><a class="button" id="back-to-merchant" href="${returnAddress(link)}">Back to the shop</a></p>`,
  })
