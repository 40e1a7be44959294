import type { WishedTerms } from "../client/financing-client.js"
import { h } from "../element/dom.js"
import { fill } from "../words/fill.js"
import { inputField } from "./input-field.js"
import { named, type NamedField } from "./named-field.js"
import { type Choice, select } from "./select.js"
import type { Step } from "./step.js"
import { termsPreview } from "./terms-preview.js"

/** Months, day of payment and down payment, with what they would cost. */
export function termsFields(step: Step<"apply">) {
  const { words } = step
  const period = periodField(step)
  const day = paymentDayField(step)
  const down = downPaymentField(step)
  const fields = [period, day, down].filter((field) => field !== null)
  const read = (): WishedTerms => ({
    period: Number(period.input.value),
    ...(day === null ? {} : { payment_day: Number(day.input.value) }),
    ...(down === null || down.input.value.trim() === ""
      ? {}
      : { down_payment_amount: plainAmount(down.input.value) }),
  })
  const preview = termsPreview(step, read)
  for (const { input } of fields) input.addEventListener("change", preview.renew)
  const element = h(
    "fieldset",
    { part: "group" },
    h("legend", {}, words.apply.groups.terms),
    h("div", { class: "fields" }, ...fields.map((field) => field.element)),
    preview.element,
  )
  return { fields, element, read }
}

/** `1 250,50` as `1250.50`; what is no amount goes as it was typed, and the store says so. */
const plainAmount = (typed: string): string => typed.replace(/\s/g, "").replace(",", ".")

function periodField({ action, words }: Step<"apply">): NamedField {
  const { periods, default_period: usual } = action.form
  const choices = periods.map((count): Choice => [String(count), fill(words.apply.months, { count })])
  const input = select({ id: "period", name: "period" }, choices, String(usual ?? periods.at(-1) ?? ""))
  const label = words.apply.period
  return named(inputField({ input, label }), {
    name: "period",
    label,
    required: true,
    sentence: words.apply.missing,
  })
}

function paymentDayField({ action, words }: Step<"apply">): NamedField | null {
  const days = action.form.payment_days ?? []
  if (days.length === 0) return null
  const choices = days.map((day): Choice => [String(day), String(day)])
  const input = select({ id: "payment-day", name: "payment_day" }, choices, "")
  const label = words.apply.payment_day
  return named(inputField({ input, label }), {
    name: "payment_day",
    label,
    required: true,
    sentence: words.apply.missing,
  })
}

function downPaymentField(step: Step<"apply">): NamedField | null {
  const { possible, required } = step.action.form.down_payment
  if (!possible && !required) return null
  const { apply } = step.words
  const input = h("input", {
    id: "down-payment",
    name: "down_payment_amount",
    inputmode: "decimal",
    autocomplete: "off",
    maxlength: 15,
  })
  const label = apply.down_payment
  const optional = required ? null : apply.optional
  const made = inputField({ input, label, hint: rangeHint(step), optional })
  return named(made, { name: "down_payment_amount", label, required, sentence: apply.missing })
}

function rangeHint({ action, words, format }: Step<"apply">): string | null {
  const { min_amount: min, max_amount: max } = action.form.down_payment
  if (min === null) return null
  const from = format.money(min, action.form.currency_code)
  if (max === null) return fill(words.apply.down_payment_from, { min: from })
  return fill(words.apply.down_payment_range, {
    min: from,
    max: format.money(max, action.form.currency_code),
  })
}
