import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { tellSerialNumbersOf } from "../operations/papers/serial-numbers"

/** Goods go out: serial numbers in Medusa's metadata are told to the service. */
export default async function financingFulfillmentCreated({
  event,
  container,
}: SubscriberArgs<{ order_id: string; fulfillment_id: string }>): Promise<void> {
  const { order_id: orderId, fulfillment_id: fulfillmentId } = event.data
  await tellSerialNumbersOf(deskOf(container), { orderId, fulfillmentId })
}

export const config: SubscriberConfig = { event: "order.fulfillment_created" }
