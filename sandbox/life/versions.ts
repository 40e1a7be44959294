import { randomUUID } from "node:crypto"
import BigNumber from "bignumber.js"
import { money } from "../money"
import { dayOf, outstanding, scheduleAfterReturn } from "../pricing/schedule"
import { productOf } from "../shops"
import type { Contract } from "../world/contract"
import { activeVersion, type ContractVersion } from "../world/contract-version"
import type { World } from "../world/world"

/** The smallest part that may be given back, and the smallest that must stay; the sandbox's own. */
const LEAST = "1.00"

/** The amounts that may be given back, decimal strings. */
export interface ReturnRange {
  readonly min: string
  readonly max: string
}

/** What may be given back of a contract now; null when nothing may be. */
export function returnRange(world: World, contract: Contract): ReturnRange | null {
  if (whyNoReturn(world, contract) !== null) return null
  const { balance } = outstanding(activeVersion(contract).schedule, world.scheduler.now())
  return { min: LEAST, max: money(new BigNumber(balance).minus(LEAST)) }
}

/** Null, or the rule that stands against a partial return. Partner API, section 4, F. */
export function whyNoReturn(world: World, contract: Contract): string | null {
  const shop = world.shops.find(({ shopUuid }) => shopUuid === contract.shopUuid)
  const method = shop === undefined ? null : (productOf(shop, contract.productCode)?.method ?? null)
  const now = world.scheduler.now()
  if (method === null || method === "pay-next-month") return "This product has no partial return."
  if (contract.status !== "activated" || contract.withdrawnAt !== null) return "The contract is not active."
  if (contract.paidOutAt === null) return "The contract is not paid out."
  if (dayOf(now) <= dayOf(contract.signedAt ?? contract.createdAt))
    return "A return is possible from tomorrow on."
  const { balance } = outstanding(activeVersion(contract).schedule, now)
  return new BigNumber(balance).gte(new BigNumber(LEAST).times(2))
    ? null
    : "Too little is left of the contract."
}

/** Drafts the version of the contract after a partial return (F2). The amount lies in the range. */
export function draftVersion(world: World, contract: Contract, returnAmount: string): ContractVersion {
  const source = activeVersion(contract)
  const now = world.scheduler.now()
  const version: ContractVersion = {
    uuid: randomUUID(),
    pricingUuid: randomUUID(),
    changeUuid: randomUUID(),
    detailsUuid: randomUUID(),
    fromUuid: source.uuid,
    returnAmount,
    schedule: scheduleAfterReturn(source.schedule, returnAmount, now),
    createdAt: now,
    status: "draft",
    activatedAt: null,
  }
  contract.versions.push(version)
  return version
}

/** Null, or the code of the rule that stands against activating a version. */
export function whyNotActivated(world: World, contract: Contract, version: ContractVersion): string | null {
  if (version.status !== "draft") return "version_is_not_draft"
  if (version.fromUuid !== activeVersion(contract).uuid) return "source_version_is_not_active"
  if (whyNoReturn(world, contract) !== null) return "partial_return_is_not_possible"
  return isUpToDate(world, contract, version) ? null : "version_is_outdated"
}

/** A draft whose schedule would be another one today, because a payment was due since, is of no use. */
function isUpToDate(world: World, contract: Contract, version: ContractVersion): boolean {
  const { schedule } = activeVersion(contract)
  return (
    outstanding(schedule, version.createdAt).balance === outstanding(schedule, world.scheduler.now()).balance
  )
}

/** The draft takes effect at once (F4). */
export function activateVersion(world: World, contract: Contract, version: ContractVersion): void {
  activeVersion(contract).status = "replaced"
  version.status = "active"
  version.activatedAt = world.scheduler.now()
}
