import type { Application } from "../client/financing-client.js"
import type { FieldProblem } from "../client/refusal.js"
import { FinancingRefused } from "../client/refusal.js"
import { h } from "../element/dom.js"
import { applicantFields } from "./applicant-fields.js"
import { consentBoxes } from "./consent-boxes.js"
import type { NamedField } from "./named-field.js"
import { actions, choosingOther, mainButton, paragraph } from "./parts.js"
import type { Render, Step } from "./step.js"
import { termsFields } from "./terms-fields.js"

/** The application. What is empty is told here; everything else the store decides. */
export const apply: Render<"apply"> = (step) => {
  const { words, desk } = step
  const terms = termsFields(step)
  const applicant = applicantFields(step)
  const consents = consentBoxes(step)
  const fields = [...terms.fields, ...applicant.fields, ...consents.fields]
  const summary = problemSummary(step)
  const submit = mainButton("submit-application", words.apply.submit, "submit")
  const form = h(
    "form",
    { class: "form", novalidate: true, autocomplete: "on" },
    summary.element,
    ...[terms.element, ...applicant.elements, ...consents.elements],
    actions(submit, choosingOther(step, "not_applied")),
  )
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const show = (problems: readonly FieldProblem[]) => {
      summary.show(problems, fields)
    }
    const missing = fields.flatMap((field) => field.missing())
    show(missing)
    if (missing.length > 0) return
    const application = {
      ...terms.read(),
      applicant: applicant.read(),
      consents: consents.read(),
      further: step.further,
    }
    void desk.press(submit, () => send(step, application, show))
  })
  return [paragraph(words.apply.intro), form]
}

async function send(
  { client, ticket }: Step<"apply">,
  application: Application,
  show: (problems: readonly FieldProblem[]) => void,
) {
  try {
    return await client.apply(ticket, application)
  } catch (error) {
    if (!(error instanceof FinancingRefused) || error.problems.length === 0) throw error
    show(error.problems)
    return null
  }
}

/** What is wrong, above the form: it takes the focus, and each line leads to its field. */
function problemSummary({ words }: Step<"apply">) {
  const list = h("ul")
  const element = h(
    "div",
    { id: "problems", class: "bad", part: "problems", role: "alert", tabindex: -1, hidden: true },
    h("p", {}, words.apply.problems),
    list,
  )
  const show = (problems: readonly FieldProblem[], fields: readonly NamedField[]) => {
    for (const field of fields) field.tell(problems.find((one) => one.field === field.name)?.message ?? null)
    const lines = problems.map(({ field, message }) => {
      const known = fields.find(({ name }) => name === field)
      return h("li", {}, known === undefined ? message : linkTo(known, message))
    })
    list.replaceChildren(...lines)
    element.hidden = problems.length === 0
    if (problems.length > 0) element.focus()
  }
  return { element, show }
}

const linkTo = ({ input, label }: NamedField, message: string): HTMLElement =>
  h(
    "a",
    {
      href: `#${input.id}`,
      click: (event) => {
        event.preventDefault()
        input.focus()
      },
    },
    `${label}: ${message}`,
  )
