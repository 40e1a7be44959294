import { z } from "@medusajs/framework/zod"
import { optionalWord } from "./request-text"
import { amountSent } from "./amount-sent"

const something = (object: Readonly<Record<string, unknown>>): boolean =>
  Object.values(object).some((value) => value !== null && value !== undefined)

/** One item of a purchase. Partner API, section 2.6: at least one field of it. */
const purchaseItem = z
  .strictObject({
    itemReference: optionalWord,
    type: z.enum(["product", "service", "vehicle"]).nullish(),
    description: optionalWord,
    quantity: z.int().positive().nullish(),
    /** Of the whole row, in major units. */
    amount: amountSent.nullish(),
    serialNumber: optionalWord,
    url: optionalWord,
    imageUrl: optionalWord,
    vehicleVin: optionalWord,
    vehicleLicencePlate: optionalWord,
    vehicleMake: optionalWord,
    vehicleModel: optionalWord,
  })
  .refine(something)

export const purchaseItems = z.array(purchaseItem).min(1).max(500)

/** D1: what the purchase is called. */
export const purchaseRequest = z
  .strictObject({
    purchaseReference: optionalWord,
    description: optionalWord,
    /** Further text for the service's own people. */
    additionalDescription: optionalWord,
  })
  .refine(something)

/** D3. Partner API, section 2.6: at least one of them. */
export const purchaseMerchant = z
  .strictObject({
    merchantName: optionalWord,
    merchantRegistryCode: optionalWord,
    merchantOrderReference: optionalWord,
    merchantDomainName: optionalWord,
  })
  .refine(something)

export type PurchaseItem = z.output<typeof purchaseItem>
export type PurchaseMerchant = z.input<typeof purchaseMerchant>
export type PurchaseRequest = z.input<typeof purchaseRequest>
export type PurchaseItems = z.input<typeof purchaseItems>
