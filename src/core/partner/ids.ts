import { z } from "@medusajs/framework/zod"

/** Any UUID, whatever its version bits; compared in lower case. */
const uuid = () => z.guid().toLowerCase()

/** Identifies one shop at the service; part of every path. */
export const shopUuid = uuid().brand("ShopUuid")
export type ShopUuid = z.infer<typeof shopUuid>

/** Identifies a payment session (ePOS). */
export const posSessionUuid = uuid().brand("PosSessionUuid")
export type PosSessionUuid = z.infer<typeof posSessionUuid>

/** Identifies a credit application. It changes when the service alters the application's conditions. */
export const applicationUuid = uuid().brand("ApplicationUuid")
export type ApplicationUuid = z.infer<typeof applicationUuid>

/** Identifies a credit contract. */
export const contractUuid = uuid().brand("ContractUuid")
export type ContractUuid = z.infer<typeof contractUuid>
