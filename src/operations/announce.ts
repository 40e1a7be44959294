/** Names of the plugin's events. They carry the financing's id and a reason word, never more. */
export const FINANCING_EVENTS = {
  callbackReceived: "financing.callback_received",
  attentionRaised: "financing.attention_raised",
  orderLinked: "financing.order_linked",
} as const

export type FinancingEvent = (typeof FINANCING_EVENTS)[keyof typeof FINANCING_EVENTS]

export interface FinancingEventData {
  readonly id: string
  readonly reason?: string
}

export type Announce = (event: FinancingEvent, data: FinancingEventData) => Promise<void>
