import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { isAttentionReason } from "../core/shared/attention"
import { FINANCING_EVENTS, type FinancingEventData } from "../operations/announce"
import { ringForAttention } from "../operations/ring-for-attention"

/** Rings Medusa's bell for what waits for a person. The text names an order's number or an id, and nobody. */
export default async function financingAttention({
  event,
  container,
}: SubscriberArgs<FinancingEventData>): Promise<void> {
  const { id, reason = "" } = event.data
  if (!isAttentionReason(reason)) return
  await ringForAttention(deskOf(container), { id, reason })
}

export const config: SubscriberConfig = { event: FINANCING_EVENTS.attentionRaised }
