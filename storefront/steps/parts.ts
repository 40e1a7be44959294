import { type Child, h } from "../element/dom.js"
import type { FinancingState } from "../client/next-action.js"
import type { InputField } from "./input-field.js"
import type { Desk, Surroundings } from "./step.js"

/** The button that goes on. */
export const mainButton = (
  id: string,
  text: string,
  type: "button" | "submit" = "button",
): HTMLButtonElement => h("button", { id, type, class: "main", part: "button main-button" }, text)

export const quietButton = (id: string, text: string): HTMLButtonElement =>
  h("button", { id, type: "button", class: "quiet", part: "button quiet-button" }, text)

export const actions = (...children: Child[]): HTMLElement =>
  h("div", { class: "actions", part: "actions" }, ...children)

export const paragraph = (text: string): HTMLElement => h("p", { class: "text" }, text)

/** A button that runs a request and shows the state which is answered. */
export function pressing(
  button: HTMLButtonElement,
  { desk }: Pick<Surroundings, "desk">,
  act: () => Promise<FinancingState | null>,
): HTMLButtonElement {
  button.addEventListener("click", () => void desk.press(button, act))
  return button
}

/** What is wrong with the one field of a form: to see, to hear, and with the focus where it can be mended. */
export const tellAt =
  ({ input, tell }: InputField, { say }: Desk) =>
  (problem: string): void => {
    tell(problem)
    say(problem)
    input.focus()
  }

/** "Look again": reads the service through the store. */
export const lookAgain = (step: Surroundings): HTMLButtonElement =>
  pressing(quietButton("look-again", step.words.waiting.look), step, () => step.client.refresh(step.ticket))

/** Leaves this way to pay, for the page around the element to offer the others. */
export function choosingOther({ words, desk }: Surroundings, reason: string): HTMLButtonElement {
  const button = quietButton("choose-other", words.buttons.other)
  button.addEventListener("click", () => {
    desk.chooseOther(reason)
  })
  return button
}

/** Cancels after a question, since it cannot be undone. */
export function cancelling(step: Surroundings): HTMLElement {
  const { words } = step
  const ask = quietButton("cancel", words.buttons.cancel)
  const sure = pressing(quietButton("cancel-sure", words.buttons.cancel_sure), step, () =>
    step.client.cancel(step.ticket),
  )
  const not = quietButton("cancel-not", words.buttons.cancel_not)
  const question = h(
    "div",
    {
      class: "question",
      part: "question",
      role: "group",
      "aria-labelledby": "cancel-question",
      hidden: true,
    },
    h("p", { id: "cancel-question" }, words.cancel_question),
    actions(sure, not),
  )
  const turn = (asked: boolean) => () => {
    question.hidden = !asked
    ask.hidden = asked
    ;(asked ? not : ask).focus()
  }
  ask.addEventListener("click", turn(true))
  not.addEventListener("click", turn(false))
  return h("div", { class: "cancelling" }, ask, question)
}
