import { z } from "@medusajs/framework/zod"

/** As long as any text that the service is known to keep. */
const optionalText = z.string().trim().max(255).nullish()

export const printoutQuery = z.object({
  regenerate: z
    .enum(["true", "false"])
    .default("false")
    .transform((word) => word === "true"),
})

/** The IBAN itself is checked where it is sent: a refusal here must not depend on what it says. */
export const payoutAccountBody = z.strictObject({ iban: z.string().max(64) })

export const purchaseBody = z.strictObject({
  reference: optionalText,
  description: z.string().trim().max(500).nullish(),
})

const item = z
  .strictObject({
    order_item_id: optionalText,
    item_reference: optionalText,
    type: z.enum(["product", "service", "vehicle"]).nullish(),
    description: z.string().trim().max(500).nullish(),
    quantity: z.int().positive().nullish(),
    /** Of the whole row, in major units. */
    amount: z.union([z.string(), z.number()]).nullish(),
    serial_number: optionalText,
    url: z.string().trim().max(1000).nullish(),
    image_url: z.string().trim().max(1000).nullish(),
    vehicle_vin: optionalText,
    vehicle_licence_plate: optionalText,
    vehicle_make: optionalText,
    vehicle_model: optionalText,
  })
  .transform((given) => ({
    orderItemId: given.order_item_id,
    itemReference: given.item_reference,
    type: given.type,
    description: given.description,
    quantity: given.quantity,
    amount: given.amount == null ? null : String(given.amount),
    serialNumber: given.serial_number,
    url: given.url,
    imageUrl: given.image_url,
    vehicleVin: given.vehicle_vin,
    vehicleLicencePlate: given.vehicle_licence_plate,
    vehicleMake: given.vehicle_make,
    vehicleModel: given.vehicle_model,
  }))

/** The service's own limit is not known; the client sends no more. */
export const itemsBody = z.strictObject({ items: z.array(item).max(500).default([]) })

export const merchantBody = z
  .strictObject({
    merchant_name: optionalText,
    merchant_registry_code: optionalText,
    merchant_order_reference: optionalText,
    merchant_domain_name: optionalText,
  })
  .transform((given) => ({
    merchantName: given.merchant_name,
    merchantRegistryCode: given.merchant_registry_code,
    merchantOrderReference: given.merchant_order_reference,
    merchantDomainName: given.merchant_domain_name,
  }))

export type PrintoutQuery = z.infer<typeof printoutQuery>
export type PayoutAccountBody = z.infer<typeof payoutAccountBody>
export type PurchaseBody = z.infer<typeof purchaseBody>
export type ItemsBody = z.infer<typeof itemsBody>
export type MerchantBody = z.infer<typeof merchantBody>
