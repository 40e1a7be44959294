/** What the shopper chooses; one Medusa payment provider each. */
export const PARTNER_METHODS = ["hire-purchase", "split-payment", "pay-next-month"] as const

export type PartnerMethod = (typeof PARTNER_METHODS)[number]

export type Method = PartnerMethod

export const isMethod = (word: string): word is Method => PARTNER_METHODS.some((method) => method === word)
