import { FinancingRefused } from "../client/refusal.js"
import { h } from "../element/dom.js"
import { reasonIn } from "../words/fill.js"
import { inputField } from "./input-field.js"
import { actions, cancelling, mainButton, paragraph, pressing, quietButton, tellAt } from "./parts.js"
import type { Render, Step } from "./step.js"

/** The code from the SMS signs the contract. */
export const confirmCode: Render<"confirm_code"> = (step) => {
  const { action, words, desk } = step
  const input = h("input", {
    id: "code",
    name: "code",
    inputmode: "numeric",
    autocomplete: "one-time-code",
    maxlength: 12,
  })
  const field = inputField({ input, label: words.code.label })
  const tellWrong = tellAt(field, desk)
  const confirm = mainButton("confirm-code", words.code.confirm, "submit")
  const form = h("form", { class: "form", novalidate: true }, field.element, actions(confirm))
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const code = input.value.trim()
    field.tell(null)
    if (code === "") tellWrong(words.code.missing)
    else void desk.press(confirm, () => confirmed(step, code, tellWrong).finally(() => (input.value = "")))
  })
  const simulator = action.simulator_url
  return [
    paragraph(words.code.intro),
    ...(simulator === null ? [] : [simulatorLink(simulator, words.code.simulator)]),
    form,
    actions(resending(step), cancelling(step)),
  ]
}

const simulatorLink = (href: string, text: string): HTMLElement =>
  h("p", {}, h("a", { id: "sms-simulator", href, target: "_blank", rel: "noopener" }, text))

/** A wrong code is told at the field; anything else goes its usual way. */
async function confirmed(step: Step<"confirm_code">, code: string, tell: (text: string) => void) {
  try {
    return await step.client.confirmCode(step.ticket, code)
  } catch (error) {
    if (!(error instanceof FinancingRefused) || error.type !== "code_refused") throw error
    tell(reasonIn(step.words, error.reason ?? "") ?? error.message)
    return null
  }
}

function resending(step: Step<"confirm_code">): HTMLElement {
  const { words, client, ticket, desk, action } = step
  return pressing(quietButton("resend-code", words.code.resend), step, async () => {
    const state = await client.sign(ticket, action.method)
    desk.note(words.code.resent)
    return state
  })
}
