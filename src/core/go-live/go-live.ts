import { configChecks } from "./check-config"
import { connectionChecks } from "./check-connections"
import { inShopChecks } from "./check-in-shop"
import { planChecks } from "./check-plans"
import { regionChecks } from "./check-regions"
import type { Check, GoLiveFacts } from "./go-live-facts"

export interface GoLive {
  /** Nothing is left to do. Warnings may remain. */
  readonly ready: boolean
  readonly checks: readonly Check[]
}

/** Walks through what a shop needs before it sells for real, in the order in which it is best done. */
export function goLive(facts: GoLiveFacts): GoLive {
  const checks = [configChecks, connectionChecks, planChecks, inShopChecks, regionChecks].flatMap((check) =>
    check(facts),
  )
  return { ready: checks.every(({ state }) => state !== "todo"), checks }
}
