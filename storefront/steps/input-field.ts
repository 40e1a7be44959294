import { h } from "../element/dom.js"

export type Input = HTMLInputElement | HTMLSelectElement

export interface InputField {
  readonly input: Input
  readonly element: HTMLElement
  /** Shows what is wrong at the field itself; null takes it away. */
  readonly tell: (problem: string | null) => void
}

interface Wish {
  /** It has an id. */
  readonly input: Input
  readonly label: string
  readonly hint?: string | null
  /** Beside the label: that the field may stay empty. */
  readonly optional?: string | null
}

/** A label, a hint, and a place for what is wrong, tied to their input. */
export function inputField({ input, label, hint = null, optional = null }: Wish): InputField {
  const hintId = `${input.id}-hint`
  const problemId = `${input.id}-problem`
  const problem = h("span", { id: problemId, class: "problem", part: "field-problem", hidden: true })
  const describe = (isWrong: boolean) => {
    const ids = [...(hint === null ? [] : [hintId]), ...(isWrong ? [problemId] : [])]
    if (ids.length > 0) input.setAttribute("aria-describedby", ids.join(" "))
    else input.removeAttribute("aria-describedby")
  }
  input.setAttribute("part", "input")
  describe(false)
  const tell = (text: string | null) => {
    problem.hidden = text === null
    problem.textContent = text ?? ""
    if (text === null) input.removeAttribute("aria-invalid")
    else input.setAttribute("aria-invalid", "true")
    describe(text !== null)
  }
  const element = h(
    "div",
    { class: "field", part: "field" },
    h(
      "label",
      { for: input.id, part: "label" },
      label,
      ...(optional === null ? [] : [h("span", { class: "soft" }, ` (${optional})`)]),
    ),
    input,
    ...(hint === null ? [] : [h("span", { id: hintId, class: "soft", part: "hint" }, hint)]),
    problem,
  )
  return { input, element, tell }
}
