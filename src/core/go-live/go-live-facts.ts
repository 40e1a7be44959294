import type { ConnectionRecord, PlanRecord } from "../shared/records"
import type { RegionMethods } from "../shared/region-methods"
import type { StorefrontAddresses } from "../shared/settings"

/** All that the check looks at. */
export interface GoLiveFacts {
  readonly publicUrl: string
  readonly storefronts: readonly (StorefrontAddresses & { readonly name: string })[]
  readonly offerTestPlans: boolean
  readonly connections: readonly ConnectionRecord[]
  readonly plans: readonly PlanRecord[]
  readonly regions: readonly RegionMethods[]
  /** The shop's own code has registered a check of who applies. */
  readonly identityChecked: boolean
  readonly now: Date
}

/** What is not done keeps a shop from selling for real; a warning is worth a look. */
export type CheckState = "done" | "todo" | "warning"

/** Where in the settings it is put right. */
export type CheckPlace = "config" | "connections" | "plans" | "regions"

export interface Check {
  readonly id: string
  readonly state: CheckState
  /** What is so, and what to do if it is not done. */
  readonly sentence: string
  readonly where: CheckPlace
  /** The id of the connection, plan or region that it is about. */
  readonly subject: string | null
}

export const done = (id: string, where: CheckPlace, sentence: string): Check => ({
  id,
  state: "done",
  sentence,
  where,
  subject: null,
})

/** Real business: not for trying out. */
export const productionOf = ({ connections }: GoLiveFacts): ConnectionRecord[] =>
  connections.filter(({ environment }) => environment === "production")

/** Plans that shoppers of a production connection could get. */
export function sellingPlansOf(facts: GoLiveFacts): PlanRecord[] {
  const ids = new Set(productionOf(facts).map(({ id }) => id))
  return facts.plans.filter(({ connection_id: id, status }) => status === "active" && ids.has(id))
}
