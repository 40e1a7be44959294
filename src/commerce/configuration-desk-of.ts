import type { MedusaContainer } from "@medusajs/framework/types"
import type { ConfigurationDesk } from "../operations/configuration/configuration-desk"
import { deskOf, recordsOf } from "./desk-of-container"

/** The desk of an app container that may change the configuration. */
export const configurationDeskOf = (container: MedusaContainer): ConfigurationDesk => ({
  ...deskOf(container),
  records: recordsOf(container),
})
