import type { Contract } from "../world/contract"
import { activeVersion } from "../world/contract-version"
import type { World } from "../world/world"
import { html } from "./html"
import { layout } from "./layout"

/** Where a customer signs a contract: in an iframe, in a tab of its own, or behind a link in a message. */
export function signingPageOf(world: World, contract: Contract, token: string): string {
  const { terms } = activeVersion(contract).schedule
  const application = world.applications.get(contract.applicationUuid)
  return layout({
    title: "Sign your contract",
    state: contract.status,
    body: html`<dl>
        <dt>Shop</dt>
        <dd>${application?.shop.name ?? ""}</dd>
        <dt>Contract</dt>
        <dd id="number">${contract.number}</dd>
        <dt>Amount</dt>
        <dd class="big" id="amount">${terms.amount} ${application?.shop.currency ?? ""}</dd>
        <dt>Months</dt>
        <dd>${terms.period}</dd>
      </dl>
      <form method="post" action="/signing/${token}/sign">
        <button id="sign" class="main">Sign</button>
      </form>
      <p class="soft">Close the page if you do not want to sign now; the link stays good.</p>`,
  })
}

export const signedPage = (contract: Contract): string =>
  layout({
    title: "Signed",
    state: contract.status,
    body: html`<p id="signed">Contract ${contract.number} is signed. You may close this page.</p>`,
  })
