import { h } from "../element/dom.js"
import { reasonIn } from "../words/fill.js"
import { actions, choosingOther, lookAgain, paragraph } from "./parts.js"
import type { Render } from "./step.js"

const PATIENCE_MS = 20_000

/** The state is read again by itself; after a while the shopper may have the service asked. */
export const wait: Render<"wait"> = (step) => {
  const { words, action, desk } = step
  const long = h("div", { hidden: true }, paragraph(words.waiting.long), actions(lookAgain(step)))
  const timer = setTimeout(() => {
    long.hidden = false
    desk.say(words.waiting.long)
  }, PATIENCE_MS)
  desk.signal.addEventListener("abort", () => {
    clearTimeout(timer)
  })
  return [
    h("div", { class: "waiting", part: "waiting" }, h("span", { class: "spinner", "aria-hidden": "true" })),
    paragraph(words.waits[action.for ?? "other"]),
    long,
  ]
}

/** The page around the element is told, and completes the cart. */
export const complete: Render<"complete"> = ({ words }) => [
  h("p", { class: "good", part: "good" }, words.complete),
]

const NO_OTHER_WAY: readonly string[] = ["shop_will_contact", "terminated", "withdrawn"]

export const chooseOther: Render<"choose_other"> = (step) => {
  const { action, words } = step
  const text = reasonIn(words, action.reason) ?? words.reasons.other
  const mayPay = !NO_OTHER_WAY.includes(action.reason)
  const messages = (action.messages ?? []).map((message) =>
    h("p", { class: "notice", part: "message" }, message),
  )
  return [
    h("p", { id: "reason", class: "bad", part: "bad" }, text),
    ...messages,
    ...(mayPay ? [actions(choosingOther(step, action.reason))] : []),
  ]
}
