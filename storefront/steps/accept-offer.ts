import { offerTerms } from "./offer-terms.js"
import { actions, cancelling, mainButton, pressing } from "./parts.js"
import type { Render } from "./step.js"

/** The offer, accepted here: the one that was read, or none. */
export const acceptOffer: Render<"accept_offer"> = (step) => {
  const { action, words, client, ticket } = step
  const accept = pressing(mainButton("accept-offer", words.offer.accept), step, () =>
    client.acceptOffer(ticket, action.offer.id),
  )
  return [...offerTerms({ ...step, ...action }), actions(accept, cancelling(step))]
}
