const KEPT = "Nothing was ordered and your cart is kept: please choose another way to pay."

/** How a financing can end without an order. */
const ENDS: Record<string, string> = {
  declined: `The financing was declined. ${KEPT}`,
  cancelled: `You cancelled the financing. ${KEPT}`,
  expired: `The time for the financing ran out. ${KEPT}`,
  failed: `The financing could not be decided just now. Nothing was ordered: try it again, or pay another way.`,
  refused: `This way to pay is not possible for your cart. ${KEPT}`,
  attention:
    "Something about this purchase needs a person. The shop will contact you; please do not pay again.",
}

/** Why a financing is not even started. */
const OBSTACLES: Record<string, string> = {
  amount_too_low: "The total is too small for this way to pay.",
  amount_too_high: "The total is too large for this way to pay.",
  no_plan: "Not offered in this country.",
  wrong_country: "Not offered in this country.",
  wrong_currency: "Not offered in this currency.",
  wrong_items: "Not offered for everything in this cart.",
  wrong_time: "Not offered at the moment.",
  paused: "Not offered at the moment.",
  cart_completed: "This cart has been ordered already.",
  busy: "The financing is just being opened. Please try again in a moment.",
  service_unavailable: "The financing service cannot be reached just now.",
}

const OTHER_WORDS: Record<string, string> = {
  shop_will_contact: ENDS.attention ?? KEPT,
  payment_authorization_error: ENDS.declined ?? KEPT,
}

/** True when a word in the return address says that this financing is over without an order. */
export const isEnd = (word: string | null): word is string => word !== null && word in ENDS

/** A plain sentence for the plugin's word; an unknown word still says what to do. */
export function sentenceFor(reason: string): string {
  const obstacle = OBSTACLES[reason]
  return ENDS[reason] ?? OTHER_WORDS[reason] ?? `${obstacle ?? "The financing did not succeed."} ${KEPT}`
}

/** Why a method stands in the list but cannot be picked. */
export const whyNot = (reason: string | undefined): string =>
  OBSTACLES[reason ?? ""] ?? "Not possible for this cart."
