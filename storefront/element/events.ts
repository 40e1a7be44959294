import type { FinancingState } from "../client/next-action.js"

/** What the element tells the page around it. All of them bubble and leave the shadow tree. */
export interface FinancingEvents {
  /** Another state is shown. */
  readonly "financing-change": FinancingState
  /** The financing is settled: complete the cart. */
  readonly "financing-complete": { readonly orderId: string | null }
  /** The shopper wants another way to pay. */
  readonly "financing-choose-other": { readonly reason: string }
  /** The browser goes to another page; `preventDefault()` keeps it here, to open the address otherwise. */
  readonly "financing-leave": { readonly url: string }
  /** This browser has no such financing: forget the ticket. */
  readonly "financing-gone": null
}

/** @returns false when a listener has prevented what would follow */
export const tell = <Name extends keyof FinancingEvents>(
  from: EventTarget,
  name: Name,
  detail: FinancingEvents[Name],
): boolean =>
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))
