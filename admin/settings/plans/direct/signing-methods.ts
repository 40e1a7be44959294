const BY_METHOD = {
  "hire-purchase": ["redirect", "send_to_signing_sms", "send_to_signing_email"],
  "split-payment": ["sms"],
} as const

type SigningMethod = (typeof BY_METHOD)[keyof typeof BY_METHOD][number]

const isSold = (method: string): method is keyof typeof BY_METHOD => method in BY_METHOD

/** How a shopper may sign a contract of the product; none where it cannot be signed in a shop. */
export const signingMethodsOf = (method: string): readonly SigningMethod[] =>
  isSold(method) ? BY_METHOD[method] : []

/** What of the shop's order the product allows. */
export const allowedOf = (method: string, wanted: readonly string[]): SigningMethod[] =>
  wanted.flatMap((name) => signingMethodsOf(method).find((one) => one === name) ?? [])
