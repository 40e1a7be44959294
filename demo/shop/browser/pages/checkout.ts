import { type Cart, loadCart } from "../cart"
import { addressForm } from "../checkout/address-form"
import { deliveryChoice } from "../checkout/delivery"
import { paymentChoice } from "../checkout/payment"
import { pay } from "../checkout/place"
import { byId, h } from "../dom"
import { methodOf } from "../financing/methods"
import { isEnd, sentenceFor } from "../financing/reasons"
import { currentCountry } from "../regions"
import { lineTotals } from "../totals"
import { busy, notice, runPage, sentence, show } from "../view"

let cart: Cart
let provider: string | null = null

void runPage(async () => {
  const [open, country] = await Promise.all([loadCart(), currentCountry()])
  if (!open?.items?.length) {
    show(
      h("h1", {}, "Checkout"),
      h("p", {}, "Your cart is empty."),
      h("a", { class: "button", href: "/" }, "See the products"),
    )
    return
  }
  cart = open
  show(h("h1", {}, "Checkout"), h("div", { id: "news", "aria-live": "polite" }), layout(country.code))
  tellWhyBack()
  drawTotals()
  await Promise.all([drawDelivery(), drawPayment()])
})

function layout(countryCode: string): HTMLElement {
  const step = (number: string, title: string, content: HTMLElement) =>
    h(
      "section",
      { class: "panel step-panel" },
      h("h2", {}, h("span", { class: "number" }, number), title),
      content,
    )
  const form = addressForm(cart, { countryCode, saved: addressSaved, failed: tell })
  return h(
    "div",
    { class: "columns" },
    h(
      "div",
      {},
      step("1", "Contact and address", form),
      step("2", "Delivery", h("div", { id: "delivery" })),
      step("3", "Payment", h("div", { id: "payment" })),
    ),
    h(
      "aside",
      { class: "panel sticky", "aria-label": "Your order" },
      h(
        "ul",
        { class: "summary" },
        ...(cart.items ?? []).map((item) =>
          h("li", {}, `${item.quantity} × ${item.product_title ?? item.title}`),
        ),
      ),
      h("div", { id: "totals" }),
    ),
  )
}

/** The financing service sent the shopper back to choose again. */
function tellWhyBack(): void {
  const query = new URLSearchParams(location.search)
  const word = query.get("financing")
  if (isEnd(word)) tell(sentenceFor(query.get("reason") ?? word))
}

function tell(text: string): void {
  byId("news").replaceChildren(notice("problem", text))
  byId("news").scrollIntoView({ block: "nearest" })
}

const drawTotals = (): void => {
  byId("totals").replaceChildren(lineTotals(cart))
}

async function addressSaved(changed: Cart): Promise<void> {
  cart = changed
  drawTotals()
  await Promise.all([drawDelivery(), drawPayment()])
  byId("delivery").querySelector("input")?.focus()
}

async function drawDelivery(): Promise<void> {
  const ready = Boolean(cart.email && cart.shipping_address?.address_1)
  byId("delivery").replaceChildren(
    ready ? await deliveryChoice(cart, deliverySaved) : h("p", { class: "muted" }, "First tell us where to."),
  )
}

async function deliverySaved(changed: Cart): Promise<void> {
  cart = changed
  drawTotals()
  await drawPayment()
}

async function drawPayment(): Promise<void> {
  if (!cart.shipping_methods?.length) {
    byId("payment").replaceChildren(h("p", { class: "muted" }, "First choose the delivery."))
    return
  }
  provider = null
  const button = h(
    "button",
    { class: "button button-wide", id: "place-order", type: "button", disabled: true },
    "Choose how to pay",
  )
  button.addEventListener("click", () => void busy(button, () => pay(cart, provider ?? ""), tell))
  const choices = await paymentChoice(cart, (picked) => {
    provider = picked
    button.disabled = false
    button.textContent = methodOf(picked) ? "Continue to the financing" : "Place the order"
  }).catch((error: unknown) => notice("problem", sentence(error)))
  byId("payment").replaceChildren(choices, button)
}
