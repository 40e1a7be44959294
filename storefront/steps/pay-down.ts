import { h } from "../element/dom.js"
import { fill } from "../words/fill.js"
import { actions, cancelling, lookAgain, mainButton, paragraph, pressing } from "./parts.js"
import type { Render } from "./step.js"

/** The shopper's own part. While its outcome is unknown nothing offers to pay it again. */
export const payDown: Render<"pay_down"> = (step) => {
  const { action, financing, words, format, client, ticket, desk } = step
  if (action.state === "unknown")
    return [
      h("p", { id: "unknown", class: "notice", part: "notice" }, words.pay.unknown),
      actions(lookAgain(step)),
    ]
  const amount = action.amount === null ? "" : format.money(action.amount, financing.currency_code)
  const pay = pressing(mainButton("pay-down", fill(words.pay.go, { amount })), step, async () => {
    desk.leave(await client.payDown(ticket))
    return null
  })
  return [
    ...(action.state === "failed"
      ? [h("p", { id: "failed", class: "notice", part: "notice" }, words.pay.failed)]
      : []),
    paragraph(fill(words.pay.intro, { amount })),
    actions(pay, cancelling(step)),
  ]
}
