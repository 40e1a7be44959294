import type { FieldKind, FormField } from "../client/next-action.js"
import { type Attributes, h } from "../element/dom.js"
import { wordFor } from "../words/fill.js"
import { countriesIn } from "./countries.js"
import type { Input } from "./input-field.js"
import { type Choice, select } from "./select.js"
import type { Step } from "./step.js"

const KINDS: Readonly<Record<Exclude<FieldKind, "choice" | "country">, Attributes>> = {
  text: { type: "text", maxlength: 255 },
  identity_code: {
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 20,
  },
  phone: { type: "tel", autocomplete: "tel", maxlength: 30 },
  email: { type: "email", autocomplete: "email", maxlength: 255 },
  amount: { type: "text", inputmode: "decimal", autocomplete: "off", maxlength: 15 },
  count: { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 4 },
  date: { type: "date" },
  iban: { type: "text", autocomplete: "off", spellcheck: "false", maxlength: 42 },
}

/** What browsers fill in by themselves. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  "customer.first_name": "given-name",
  "customer.last_name": "family-name",
  "customer_addresses.street": "address-line1",
  "customer_addresses.city": "address-level2",
  "customer_addresses.zip_code": "postal-code",
  "customer_addresses.country": "country",
}

/** The input for a field of the form, filled in with what the shop knows already. */
export function fieldInput(step: Step<"apply">, field: FormField): Input {
  const { name, kind, required, options } = field
  const value = step.prefill[name] ?? ""
  const shared = {
    id: `field-${name.replaceAll(".", "-")}`,
    name,
    "aria-required": required ? "true" : null,
    ...(name in AUTOCOMPLETE ? { autocomplete: AUTOCOMPLETE[name] ?? null } : {}),
  }
  if (kind === "country") {
    const known = countriesIn(step.language)
    return select(
      shared,
      known,
      value === "" ? step.action.form.country_code.toUpperCase() : value.toUpperCase(),
    )
  }
  if (options !== null) {
    const choices = options.map((option): Choice => [option, wordFor(step.words.choices, option)])
    return select(shared, [["", step.words.apply.choose], ...choices], value)
  }
  return h("input", { ...KINDS[kind === "choice" ? "text" : kind], ...shared, value })
}
