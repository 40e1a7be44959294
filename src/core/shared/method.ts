/** The methods of the partner service. */
export const PARTNER_METHODS = ["hire-purchase", "split-payment", "pay-next-month"] as const

export type PartnerMethod = (typeof PARTNER_METHODS)[number]

/** What the shopper chooses; one Medusa payment provider each. */
export const METHODS = [...PARTNER_METHODS, "leasing"] as const

export type Method = (typeof METHODS)[number]

export const isMethod = (word: string): word is Method => METHODS.some((method) => method === word)

export const isPartnerMethod = (method: Method): method is PartnerMethod => method !== "leasing"

/** Which outside service a connection talks to. */
export const SYSTEMS = ["partner", "leasing"] as const

export type SystemName = (typeof SYSTEMS)[number]

/** The service that offers a method. */
export const systemOfMethod = (method: Method): SystemName =>
  isPartnerMethod(method) ? "partner" : "leasing"
