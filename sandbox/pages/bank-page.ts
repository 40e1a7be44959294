import type { Bank } from "../partner/banks"
import type { Retrieval } from "../world/customer-page"
import { html } from "./html"
import { layout } from "./layout"

/** The customer's bank, where the account statement is shared. */
export function bankPage({ uuid, bankName, state, returnUrl }: Retrieval): string {
  const body =
    state === "open"
      ? html`<p>The financing service asks for the statement of your account over the last six months.</p>
          <form method="post" action="/bank/retrievals/${uuid}/share">
            <button id="share" class="main">Share the statement</button>
          </form>
          <form method="post" action="/bank/retrievals/${uuid}/leave">
            <button id="leave" class="away">Share nothing and go back</button>
          </form>`
      : html`<p>You have been here already.</p>
          <p><a class="button" id="back-to-merchant" href="${returnUrl}">Back to the shop</a></p>`
  return layout({ title: bankName, state, body })
}

/** A bank's icon: the first letter of its name. */
export const bankIcon = ({ name }: Bank): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">
    <rect width="48" height="48" rx="8" fill="#0b5cad" />
    <text x="24" y="32" font-family="sans-serif" font-size="24" fill="#fff" text-anchor="middle">
      ${name.slice(0, 1)}
    </text>
  </svg>`.text
