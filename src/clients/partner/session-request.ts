import { z } from "@medusajs/framework/zod"
import { amountSent } from "./amount-sent"
import { optionalWord, shopsOwn, word } from "./request-text"

/** An IPv4 address inside of IPv6 is how a socket that listens on both reports it. */
const ipOf = (raw: string | null | undefined): string | null => {
  const ip = (raw ?? "").trim().replace(/^::ffff:(?=\d+\.)/i, "")
  return z.union([z.ipv4(), z.ipv6()]).safeParse(ip).success ? ip : null
}

/**
 * What A2 is asked. Strict: what does not fit is refused before anything is sent.
 * Partner API, section 2.2; service reference, section 1.
 */
export const createSessionRequest = z.strictObject({
  productCode: word,
  totalAmount: amountSent,
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .toUpperCase(),
  locale: word,
  /** ISO 8601 with an offset, after which the shopper cannot finish any more. `Z` is sent as `+00:00`. */
  validUntil: z.iso.datetime({ offset: true }).transform((moment) => moment.replace(/(\.\d+)?Z$/, "+00:00")),
  urls: z.strictObject({ returnUrl: z.url(), cancelUrl: z.url(), callbackUrl: z.url() }),
  purchaseReference: word,
  /** For the shopper to read. */
  description: optionalWord,
  merchantDomainName: optionalWord,
  /** Both or none: the service refuses a half-filled object. */
  contact: z.strictObject({ email: word, mobile: z.string().regex(/^\+[1-9]\d{6,14}$/) }).nullish(),
  address: z
    .strictObject({
      street: optionalWord,
      house: optionalWord,
      apartment: optionalWord,
      zipCode: optionalWord,
      city: optionalWord,
    })
    .nullish(),
  /** The shopper's browser as the shop sees it; left out when it is no IP address. */
  userIp: z.string().nullish().transform(ipOf),
  salespersonReference: optionalWord,
  integrationInfo: z.record(z.string(), z.string()).nullish(),
  /** Sent as the merchant configured it. */
  additionalData: shopsOwn,
  /** Sent as the merchant configured it. */
  creditApplicationData: shopsOwn,
  /** An application will be linked to it: the short flow, whose guide shows the nested form. */
  linked: z.boolean().nullish(),
})

export type CreateSessionRequest = z.input<typeof createSessionRequest>

/** A request that was found to fit. */
export type CheckedSessionRequest = z.output<typeof createSessionRequest>
