import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { medusaCommerce } from "./medusa-commerce"
import { FINANCING_MODULE } from "../modules/financing"
import type { FinancingModuleService } from "../modules/financing/service"
import type { ShopDesk } from "../operations/desk"
import { deskFor } from "../operations/desk-for"

export const recordsOf = (container: MedusaContainer): FinancingModuleService =>
  container.resolve<FinancingModuleService>(FINANCING_MODULE)

/** The desk of an app container: the same connections to the systems as the providers use. */
export const deskOf = (container: MedusaContainer): ShopDesk => ({
  ...deskFor({
    records: recordsOf(container),
    logger: container.resolve(ContainerRegistrationKeys.LOGGER),
    events: container.resolve(Modules.EVENT_BUS),
  }),
  commerce: medusaCommerce(container),
})
