import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { FINANCING_EVENTS, type FinancingEventData } from "../operations/announce"
import { approveByRule } from "../operations/commands/approve-by-rule"

/** A financing has got its order: a plan may be approved on that. If this process dies first, the job does it. */
export default async function financingOrderLinked({
  event,
  container,
}: SubscriberArgs<FinancingEventData>): Promise<void> {
  await approveByRule(deskOf(container), event.data.id)
}

export const config: SubscriberConfig = { event: FINANCING_EVENTS.orderLinked }
