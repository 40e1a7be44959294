import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { FINANCING_EVENTS, type FinancingEventData } from "../operations/announce"
import { tellOrderNumberOf } from "../operations/papers/order-number"

/** A financing has its order: the service is told its number. If this process dies first, the job does it. */
export default async function financingOrderNumber({
  event,
  container,
}: SubscriberArgs<FinancingEventData>): Promise<void> {
  await tellOrderNumberOf(deskOf(container), event.data.id)
}

export const config: SubscriberConfig = { event: FINANCING_EVENTS.orderLinked }
