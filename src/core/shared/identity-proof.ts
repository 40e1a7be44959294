import { appliesInShop } from "./flow"
import type { ConnectionRecord, Market, PlanRecord } from "./records"

/** Where the partner must have proven who applies. Service reference, 8.1. */
export const PROVEN_IN: readonly Market[] = ["ee", "lv"]

/** Whether applications under the plan are sent by the shop in a market where it must prove who applies. */
export const mustProveIdentity = (
  plan: Pick<PlanRecord, "flow">,
  { market }: Pick<ConnectionRecord, "market">,
): boolean => appliesInShop(plan) && PROVEN_IN.includes(market)
