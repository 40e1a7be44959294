import type { FormField } from "../client/next-action.js"
import { h } from "../element/dom.js"
import { wordFor } from "../words/fill.js"
import { fieldInput } from "./field-input.js"
import { inputField } from "./input-field.js"
import { named, type NamedField } from "./named-field.js"
import type { Step } from "./step.js"

/** In this order; what belongs to none of them comes last. */
const GROUPS = [
  "customer",
  "customer_contact",
  "customer_addresses",
  "customer_identification",
  "credit_application",
  "purchase",
  "other",
] as const

const groupOf = ({ name }: FormField): (typeof GROUPS)[number] => {
  const first = name.split(".")[0]
  return GROUPS.find((group) => group === first) ?? "other"
}

const lastPart = (name: string): string => name.split(".").at(-1) ?? name

/** What the shopper knows an identity code as. */
const NAMES_OF_CODES: Readonly<Record<string, string>> = {
  PL: "PESEL",
  EE: "Isikukood",
  LV: "Personas kods",
  LT: "Asmens kodas",
  CZ: "Rodné číslo",
}

/** The fields that the plan asks for, in groups. */
export function applicantFields(step: Step<"apply">) {
  const { fields: asked } = step.action.form
  const made = asked.map((field) => ({ group: groupOf(field), field: make(step, field) }))
  const fields = made.map(({ field }) => field)
  const elements = GROUPS.flatMap((group) => {
    const members = made.filter((one) => one.group === group)
    if (members.length === 0) return []
    const legend = h("legend", {}, step.words.apply.groups[group])
    return [
      h(
        "fieldset",
        { part: "group" },
        legend,
        h("div", { class: "fields" }, ...members.map(({ field }) => field.element)),
      ),
    ]
  })
  const read = () => {
    const filled = fields.map(({ name, input }): [string, string] => [name, input.value.trim()])
    return Object.fromEntries(filled.filter(([, value]) => value !== ""))
  }
  return { fields, elements, read }
}

function make(step: Step<"apply">, field: FormField): NamedField {
  const { words, action } = step
  const label = wordFor(words.fields, lastPart(field.name))
  const input = fieldInput(step, field)
  const country = action.form.country_code.toUpperCase()
  const hint = field.kind === "identity_code" ? (NAMES_OF_CODES[country] ?? null) : null
  const optional = field.required ? null : words.apply.optional
  const made = inputField({ input, label, optional, hint: hint === label ? null : hint })
  return named(made, { name: field.name, label, required: field.required, sentence: words.apply.missing })
}
