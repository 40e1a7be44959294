import type { SigningMethod } from "../client/next-action.js"
import { h } from "../element/dom.js"
import { actions, cancelling, lookAgain, mainButton, paragraph, pressing, quietButton } from "./parts.js"
import type { Render, Step } from "./step.js"

/** The contract to read, and the ways to sign it. */
export const sign: Render<"sign"> = (step) =>
  step.action.started === null ? beginning(step) : goingOn(step, step.action.started)

function beginning(step: Step<"sign">): readonly Node[] {
  const { action, words, client, ticket, desk } = step
  const begin = mainButton("sign", words.sign.begin, "submit")
  const form = h(
    "form",
    { class: "form", novalidate: true },
    methodChoice(step),
    actions(begin, cancelling(step)),
  )
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const chosen = new FormData(form).get("signing-method")
    const method = action.methods.find((one) => one === chosen) ?? action.methods[0]
    if (method !== undefined) void desk.press(begin, () => begun(step, client.sign(ticket, method)))
  })
  return [paragraph(words.sign.intro), readContract(step), form]
}

/** A signing by redirect begins with its page. */
async function begun({ desk }: Step<"sign">, answer: ReturnType<Step<"sign">["client"]["sign"]>) {
  const state = await answer
  const { next_action: next } = state
  if (next.type === "sign" && next.started === "redirect" && next.url !== null) desk.leave(next.url)
  return state
}

function methodChoice({ action, words }: Step<"sign">): HTMLElement {
  const radio = (method: SigningMethod, at: number) =>
    h(
      "label",
      { class: "choice", part: "choice" },
      h("input", {
        type: "radio",
        name: "signing-method",
        id: `sign-${method}`,
        value: method,
        checked: at === 0,
      }),
      h("span", {}, words.sign.methods[method]),
    )
  return h("fieldset", {}, h("legend", {}, words.sign.how), ...action.methods.map(radio))
}

function goingOn(step: Step<"sign">, started: SigningMethod): readonly Node[] {
  const { action, words, client, ticket, desk } = step
  const { url } = action
  const goOn = mainButton("go-on", words.sign.go_on)
  goOn.addEventListener("click", () => {
    if (url !== null) desk.leave(url)
  })
  const others = action.methods.filter((method) => method !== started)
  const again = others.map((method) =>
    pressing(quietButton(`sign-${method}`, words.sign.methods[method]), step, () =>
      begun(step, client.sign(ticket, method)),
    ),
  )
  return [
    paragraph(url === null ? words.sign.sent : words.redirecting),
    readContract(step),
    actions(...(url === null ? [] : [goOn]), lookAgain(step)),
    ...(again.length === 0 ? [] : [h("p", { class: "soft" }, words.sign.again), actions(...again)]),
    cancelling(step),
  ]
}

const MINUTE_MS = 60_000

/** The store hands the contract out to its shopper alone, so it is fetched first and then opened. */
function readContract(step: Step<"sign">): HTMLElement {
  const { words, client, ticket } = step
  const button = quietButton("read-contract", words.sign.read)
  return actions(
    pressing(button, step, async () => {
      const address = URL.createObjectURL(await client.printout(ticket))
      h("a", { href: address, target: "_blank", rel: "noopener" }).click()
      setTimeout(() => {
        URL.revokeObjectURL(address)
      }, MINUTE_MS)
      return null
    }),
  )
}
