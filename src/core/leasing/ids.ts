import { z } from "@medusajs/framework/zod"

/** Identifies the e-shop at the leasing service; part of some paths and of some bodies, sent exactly as it was given. */
export const leasingShopId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,100}$/)
  .brand("LeasingShopId")
export type LeasingShopId = z.infer<typeof leasingShopId>

/** `appl_token`: valid for a limited period. Kept exactly, since it is compared at the check. */
export const applicationToken = z
  .string()
  .regex(/^[A-Za-z0-9._~-]{1,200}$/)
  .brand("LeasingApplicationToken")
export type ApplicationToken = z.infer<typeof applicationToken>

/** `order_id`: with a letter A–Z. Kept exactly, since it is compared at the check. Service reference, section 9.2. */
export const leasingOrderId = z
  .string()
  .regex(/^(?=.*[A-Z])[A-Z0-9]{1,50}$/)
  .brand("LeasingOrderId")
export type LeasingOrderId = z.infer<typeof leasingOrderId>
