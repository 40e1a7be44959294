import type { Consent } from "../client/next-action.js"
import { h } from "../element/dom.js"
import { inputField } from "./input-field.js"
import type { NamedField } from "./named-field.js"
import type { Step } from "./step.js"

/** The consents with their full texts. Each is given by the shopper's own tick; none is ticked beforehand. */
export function consentBoxes(step: Step<"apply">) {
  const boxes = step.action.form.consents.map((consent, at) => ({ consent, ...box(step, consent, at) }))
  const elements =
    boxes.length === 0
      ? []
      : [
          h(
            "fieldset",
            { part: "group" },
            h("legend", {}, step.words.apply.groups.consents),
            ...boxes.map(({ field }) => field.element),
          ),
        ]
  const read = () =>
    boxes.map(({ consent: { type, version }, tick }) => ({ type, version, value: tick.checked }))
  return { fields: boxes.map(({ field }) => field), elements, read }
}

function box({ words }: Step<"apply">, { type, text, required }: Consent, at: number) {
  const tick = h("input", {
    type: "checkbox",
    id: `consent-${String(at)}`,
    "aria-required": String(required),
  })
  const optional = required ? null : words.apply.optional
  const made = inputField({ input: tick, label: text, optional })
  made.element.classList.add("tick")
  const name = `consents.${type}`
  const missing = () =>
    required && !tick.checked
      ? [{ field: name, reason: "required", message: words.apply.consent_missing }]
      : []
  const field: NamedField = { ...made, name, label: words.apply.groups.consents, missing }
  return { field, tick }
}
