import type { Schedule } from "../pricing/schedule"

/** One version of a contract: the first as it was made, each other after a partial return. */
export interface ContractVersion {
  readonly uuid: string
  readonly pricingUuid: string
  readonly changeUuid: string
  readonly detailsUuid: string
  /** The version that this one changes; null for the first. */
  readonly fromUuid: string | null
  /** What the customer gave back, a decimal string; null for the first. */
  readonly returnAmount: string | null
  readonly schedule: Schedule
  readonly createdAt: number
  status: "draft" | "active" | "replaced"
  activatedAt: number | null
}

/** The version that holds now. A contract always has one. */
export function activeVersion({
  versions,
}: {
  readonly versions: readonly ContractVersion[]
}): ContractVersion {
  const active = versions.find(({ status }) => status === "active")
  if (active === undefined) throw new Error("A contract without an active version.")
  return active
}
