import { addressOf, type BrowserReturn } from "../callbacks/browser-return"
import { type Html, html } from "./html"

/** The way out of the dialog: a link for GET, a form for POST. */
export function backToMerchant(back: BrowserReturn): Html {
  if (back.method === "GET") {
    return html`<p><a class="button" id="back-to-merchant" href="${addressOf(back)}">Back to the shop</a></p>`
  }
  const fields = Object.entries(back.params).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form method="post" action="${back.url}">
    ${fields}
    <button id="back-to-merchant">Back to the shop</button>
  </form>`
}
