import type { Bank } from "../client/financing-client.js"
import { h } from "../element/dom.js"
import { actions, mainButton, paragraph, pressing, quietButton } from "./parts.js"
import type { Step } from "./step.js"

/** The banks that the service knows, with their icons, and the way to one of them. */
export function bankChoice(step: Step<"prove_income">): HTMLElement {
  const { words, client, ticket, desk } = step
  const go = mainButton("open-bank", words.proof.bank_go, "submit")
  const list = h("fieldset", { class: "banks" }, h("legend", {}, words.proof.bank))
  const form = h("form", { class: "form card", part: "card", novalidate: true }, list)
  list.append(paragraph(words.proof.bank_text))
  const fill = (banks: readonly Bank[]) => {
    list.append(...banks.map(radio))
    form.append(actions(go))
  }
  client
    .banks(ticket)
    .then(fill)
    .catch(() => {
      form.append(tryAgain(step, fill))
    })
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const chosen = new FormData(form).get("bank")
    if (typeof chosen !== "string") {
      desk.complain(words.proof.bank_choose)
      form.querySelector("input")?.focus()
      return
    }
    void desk.press(go, async () => {
      desk.leave(await client.openBank(ticket, chosen))
      return null
    })
  })
  return form
}

/** The list could not be read: the shopper asks for it again. */
function tryAgain(
  { words, client, ticket, desk }: Step<"prove_income">,
  fill: (banks: readonly Bank[]) => void,
): HTMLElement {
  const button = pressing(quietButton("banks-again", words.buttons.retry), { desk }, async () => {
    const banks = await client.banks(ticket)
    const form = element.closest("form")
    element.remove()
    fill(banks)
    form?.querySelector("input")?.focus()
    return null
  })
  const element = h(
    "div",
    { class: "form", role: "status" },
    paragraph(words.proof.banks_none),
    actions(button),
  )
  return element
}

const radio = ({ id, name, icon_url: icon }: Bank): HTMLElement =>
  h(
    "label",
    { class: "choice", part: "choice" },
    h("input", { type: "radio", name: "bank", value: id, id: `bank-${id}` }),
    ...(icon === null ? [] : [h("img", { src: icon, alt: "", width: 28, height: 28, loading: "lazy" })]),
    h("span", {}, name),
  )
