import type { Calculation, WishedTerms } from "../client/financing-client.js"
import { h } from "../element/dom.js"
import { fill } from "../words/fill.js"
import type { Step } from "./step.js"

/** What the chosen terms would cost. A newer choice gives the older question up. */
export function termsPreview(step: Step<"apply">, read: () => WishedTerms) {
  const { client, ticket, desk, words } = step
  const element = h("p", { id: "preview", class: "soft", part: "preview", role: "status" })
  let asking = new AbortController()
  desk.signal.addEventListener("abort", () => {
    asking.abort()
  })
  const renew = () => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    client
      .calculate(ticket, read(), signal)
      .then((calculation) => sentence(step, calculation))
      .catch(() => words.apply.preview_none)
      .then((text) => {
        if (!signal.aborted) element.textContent = text
      })
      .catch(() => undefined)
  }
  renew()
  return { element, renew }
}

function sentence({ words, format, action }: Step<"apply">, calculation: Calculation): string {
  const { monthly_payment: monthly, apr, total_cost: total } = calculation
  if (monthly === null || apr === null || total === null) return words.apply.preview_none
  const money = (amount: string) => format.money(amount, action.form.currency_code)
  return fill(words.apply.preview, { monthly: money(monthly), apr: format.percent(apr), total: money(total) })
}
