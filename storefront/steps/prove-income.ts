import { h } from "../element/dom.js"
import { bankChoice } from "./bank-choice.js"
import { documentUpload } from "./document-upload.js"
import { actions, cancelling, paragraph } from "./parts.js"
import type { Render } from "./step.js"

/** Through the bank or with documents, as the service allows. */
export const proveIncome: Render<"prove_income"> = (step) => {
  const { action, words } = step
  const { ways, again } = action
  return [
    again
      ? h("p", { id: "again", class: "notice", part: "notice" }, words.proof.again)
      : paragraph(words.proof.intro),
    ...(ways.includes("bank") ? [bankChoice(step)] : []),
    ...(ways.includes("upload") ? [documentUpload(step)] : []),
    actions(cancelling(step)),
  ]
}
