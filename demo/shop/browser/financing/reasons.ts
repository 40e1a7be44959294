const KEPT = "Nothing was ordered and your cart is kept: please choose another way to pay."

const SENTENCES: Record<string, string> = {
  declined: `The financing was declined. ${KEPT}`,
  cancelled: `You cancelled the financing. ${KEPT}`,
  canceled: `You cancelled the financing. ${KEPT}`,
  expired: `The time for the financing ran out. ${KEPT}`,
  failed: `The financing could not be decided just now. Nothing was ordered: try it again, or pay another way.`,
  refused: `This way to pay is not possible for your cart. ${KEPT}`,
  paid_otherwise: "This cart has been paid another way.",
  amount_out_of_range: `The total does not fit this way to pay. ${KEPT}`,
  no_plan: `This way to pay is not offered for your country. ${KEPT}`,
  unavailable: `The financing service cannot be reached just now. ${KEPT}`,
}

const ENDED = new Set(["declined", "cancelled", "canceled", "expired", "failed", "refused"])

/** True when a word in the return address says that this financing is over without an order. */
export const isEnd = (word: string | null): word is string => word !== null && ENDED.has(word)

/** A plain sentence for the plugin's word; an unknown word still says what to do. */
export const sentenceFor = (reason: string): string => SENTENCES[reason] ?? `The financing did not succeed. ${KEPT}`
