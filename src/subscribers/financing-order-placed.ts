import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { cartIdOfOrder } from "../commerce/orders"
import { releaseLosers } from "../operations/commands/release-losers"

/** An order was placed: financings of its cart that do not pay it are cancelled at once where they can be. */
export default async function financingOrderPlaced({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const cartId = await cartIdOfOrder(container, event.data.id)
  if (cartId !== null) await releaseLosers(deskOf(container), cartId, event.data.id)
}

export const config: SubscriberConfig = { event: "order.placed" }
