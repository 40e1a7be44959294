import { type FieldProblem, FinancingRefused } from "../client/refusal.js"
import type { FinancingState } from "../client/next-action.js"
import { h } from "../element/dom.js"
import { fill } from "../words/fill.js"
import { fileProblem } from "./file-problem.js"
import { inputField } from "./input-field.js"
import { actions, mainButton, tellAt } from "./parts.js"
import type { Step } from "./step.js"

/** Documents that prove an income, with how much of them has been sent. */
export function documentUpload(step: Step<"prove_income">): HTMLElement {
  const { words, format, action, desk } = step
  const { limits } = action
  const kinds = limits.kinds.map((kind) => kind.toUpperCase()).join(", ")
  const accept = limits.kinds.map((kind) => (kind === "pdf" ? "application/pdf" : `image/${kind}`)).join(",")
  const input = h("input", { id: "files", type: "file", multiple: limits.max_files > 1, accept })
  const size = format.megabytes(limits.max_bytes)
  const hint = fill(words.proof.upload_text, { kinds, files: limits.max_files, size })
  const field = inputField({ input, label: words.proof.files, hint })
  const send = mainButton("send-files", words.proof.send, "submit")
  const bar = h("progress", {
    id: "progress",
    max: 1,
    value: 0,
    hidden: true,
    "aria-label": words.proof.send,
  })
  const form = h(
    "form",
    { class: "form card", part: "card", novalidate: true },
    h("fieldset", {}, h("legend", {}, words.proof.upload), field.element, bar, actions(send)),
  )
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const files = Array.from(input.files ?? [])
    const problem = fileProblem(step, files)
    field.tell(null)
    if (problem === null) void desk.press(send, () => sent(step, files, { bar, tell: tellAt(field, desk) }))
    else tellAt(field, desk)(problem)
  })
  return form
}

/** The store names a file by its position. */
function sentenceAbout({ field, message }: FieldProblem, files: readonly File[]): string {
  const name = files[Number(field) - 1]?.name ?? field
  return name === "" ? message : `${name}: ${message}`
}

interface Shown {
  readonly bar: HTMLProgressElement
  readonly tell: (problem: string) => void
}

const QUARTERS = 4

async function sent(
  { client, ticket, words, desk, format }: Step<"prove_income">,
  files: readonly File[],
  { bar, tell }: Shown,
): Promise<FinancingState | null> {
  let told = 0
  const progress = (share: number) => {
    bar.value = share
    const quarter = Math.floor(share * QUARTERS)
    if (quarter === told) return
    told = quarter
    desk.say(fill(words.proof.sending, { percent: format.percent(String(Math.round(share * 100))) }))
  }
  bar.hidden = false
  try {
    return await client.attach(ticket, files, { progress, signal: desk.signal })
  } catch (error) {
    if (!(error instanceof FinancingRefused) || error.problems.length === 0) throw error
    tell(error.problems.map((problem) => sentenceAbout(problem, files)).join(" "))
    return null
  } finally {
    bar.hidden = true
  }
}
