import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { noteCapture } from "../operations/settle/collect"

/** A payment was captured. If this process dies first, the job finds the capture in the order. */
export default async function financingPaymentCaptured({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await noteCapture(deskOf(container), event.data.id)
}

export const config: SubscriberConfig = { event: "payment.captured" }
