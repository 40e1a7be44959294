import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { approveByRule } from "../operations/commands/approve-by-rule"

/** Something of an order was fulfilled: a plan may be approved once all of it is. */
export default async function financingOrderFulfilled({
  event,
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  const desk = deskOf(container)
  const financing = await desk.records.findFinancing({ order_id: event.data.order_id })
  if (financing !== null) await approveByRule(desk, financing.id)
}

export const config: SubscriberConfig = { event: "order.fulfillment_created" }
