import { h } from "../dom"
import { FINANCING_PAGE } from "../financing/financings"
import { sentenceFor } from "../financing/reasons"
import { orderView } from "../order/order-view"
import { outcome } from "../order/outcome"
import { notice, runPage, show } from "../view"

/** The page asks by itself for this long; afterwards the shopper does. */
const PATIENCE_MS = 90_000

const started = Date.now()

void runPage(look)

async function look(): Promise<void> {
  const result = await outcome()
  if (result.kind === "in_shop") location.replace(FINANCING_PAGE)
  else if (result.kind === "order") show(orderView(result.order))
  else if (result.kind === "nothing") show(h("h1", {}, "No open order"), backToShop())
  else if (result.kind === "refused") show(...refusal(result.reason))
  else show(...waiting(result.afterSeconds, result.continueUrl))
}

function refusal(reason: string): HTMLElement[] {
  return [
    h("h1", {}, "Not ordered yet"),
    notice("problem", sentenceFor(reason)),
    h(
      "div",
      { class: "actions" },
      chooseOther(),
      h("a", { class: "button button-quiet", href: "/cart" }, "See the cart"),
    ),
  ]
}

function waiting(afterSeconds: number, continueUrl: string | null): HTMLElement[] {
  const again = Date.now() - started < PATIENCE_MS
  if (again) setTimeout(() => void runPage(look), afterSeconds * 1000)
  const text = again
    ? "We are waiting for the decision. This page looks again by itself."
    : "The decision takes longer than usual. We keep your cart and will write to you; you may also look again."
  return [
    h("h1", {}, "Nearly there"),
    notice("info", text),
    h(
      "div",
      { class: "actions" },
      ...(continueUrl
        ? [
            h(
              "a",
              { class: "button", id: "continue-financing", href: continueUrl },
              "Go on with the financing",
            ),
          ]
        : []),
      ...(again ? [] : [h("a", { class: "button", href: location.href }, "Look again")]),
      chooseOther(),
    ),
  ]
}

const chooseOther = () =>
  h("a", { class: "button", id: "choose-other", href: "/checkout" }, "Choose another way to pay")
const backToShop = () => h("a", { class: "button", href: "/" }, "See the products")
