import type { Announce } from "./announce"
import type { CallTally } from "./call-tally"
import type { Commerce } from "./commerce"
import type { QuoteCache } from "./methods/quote-cache"
import type { Clock, Log, Records } from "./ports"
import type { PartnerClientOf } from "./partner/client-of"
import type { FinancingSystem, SystemOf } from "./system"
import type { FinancingRecord } from "../core/shared/records"

/** Everything that an operation works with. */
export interface Desk {
  readonly records: Records
  readonly systemOf: SystemOf
  readonly partnerClientOf: PartnerClientOf
  readonly clock: Clock
  readonly log: Log
  readonly announce: Announce
  readonly quotes: QuoteCache
  readonly calls: CallTally
  /** Financings that wait in this process for their turn to be checked after an alert. */
  readonly alerted: Set<string>
}

/** A desk in the shop itself: with Medusa's carts, orders and payments at hand. Providers have none. */
export interface ShopDesk extends Desk {
  readonly commerce: Commerce
}

/**
 * The system that a financing was started at.
 * @throws Error when its connection is gone, which deletion refuses while financings refer to it.
 */
export async function systemOfFinancing(desk: Desk, financing: FinancingRecord): Promise<FinancingSystem> {
  const found = await desk.records.findConnection(financing.connection_id)
  if (found === null) throw new Error(`The connection of financing ${financing.id} cannot be read.`)
  return desk.systemOf(found)
}
