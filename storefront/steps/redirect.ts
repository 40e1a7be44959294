import { offerTerms } from "./offer-terms.js"
import { actions, cancelling, mainButton, paragraph } from "./parts.js"
import type { Render } from "./step.js"

/** A page of the service. Where an offer comes with it, the shopper reads it here before going on to sign it there. */
export const redirect: Render<"redirect"> = (step) => {
  const { action, words, desk } = step
  const { url, offer, before = null } = action
  const goOn = mainButton("go-on", offer === undefined ? words.buttons.continue : words.offer.go_on)
  goOn.addEventListener("click", () => {
    desk.leave(url)
  })
  if (offer === undefined) return [paragraph(words.redirecting), actions(goOn)]
  return [
    ...offerTerms({ ...step, offer, before }),
    paragraph(words.redirecting),
    actions(goOn, cancelling(step)),
  ]
}
