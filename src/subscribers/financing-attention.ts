import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { deskOf } from "../commerce/desk-of-container"
import { ATTENTION, isAttentionReason } from "../core/shared/attention"
import { FINANCING_EVENTS, type FinancingEventData } from "../operations/announce"

/** Rings Medusa's bell for every attention. The text names the financing's id and nobody. */
export default async function financingAttention({
  event,
  container,
}: SubscriberArgs<FinancingEventData>): Promise<void> {
  const { id, reason = "" } = event.data
  if (!isAttentionReason(reason)) return
  await deskOf(container).commerce.ringBell("A financing needs you", `${ATTENTION[reason].sentence} (${id})`)
}

export const config: SubscriberConfig = { event: FINANCING_EVENTS.attentionRaised }
