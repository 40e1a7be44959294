import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { FINANCING_EVENTS, type FinancingEventData } from "../operations/announce"
import { refreshAndSettle } from "../operations/refresh-and-settle"

/** A callback was kept: read the system now. If this process dies first, the job does it. */
export default async function financingCallback({
  event,
  container,
}: SubscriberArgs<FinancingEventData>): Promise<void> {
  await refreshAndSettle(deskOf(container), event.data.id)
}

export const config: SubscriberConfig = { event: FINANCING_EVENTS.callbackReceived }
