import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"
import type { Desk } from "../../operations/desk"
import { deskFor } from "../../operations/desk-for"
import type { Records } from "../../operations/ports"

/** What the payment module's container holds for its providers. */
export interface ProviderCradle {
  readonly logger: Logger
  readonly event_bus: IEventBusModuleService
  /** There only because the payment module's entry names it in `dependencies`; looked up lazily. */
  readonly financing: Records
}

export const deskOfCradle = (cradle: ProviderCradle): Desk =>
  deskFor({ records: cradle.financing, logger: cradle.logger, events: cradle.event_bus })
