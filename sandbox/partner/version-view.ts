import type { JsonObject } from "../json"
import type { ContractVersion } from "../world/contract-version"
import type { World } from "../world/world"
import { asNumber, moment } from "./session-view"

/** A version of a contract. Service reference, section 6, F2. */
export const versionView = (world: World, version: ContractVersion): JsonObject => ({
  uuid: version.uuid,
  status: { draft: "DRAFT", active: "ACTIVE", replaced: "REPLACED" }[version.status],
  created_at: moment(version.createdAt),
  activated_at: moment(version.activatedAt),
  source_contract_change: changeView(world, version),
  pricing_uuid: version.pricingUuid,
  payment_schedule_uuid: version.schedule.uuid,
})

/** What made the version out of the one before; null for the first. */
function changeView(world: World, version: ContractVersion): JsonObject | null {
  if (version.returnAmount === null) return null
  return {
    uuid: version.changeUuid,
    from_contract_version_uuid: version.fromUuid,
    to_contract_version_uuid: version.uuid,
    created_at: moment(version.createdAt),
    entity_created_by: "Sandbox",
    contract_change_details: {
      type: "PARTIAL_RETURN",
      uuid: version.detailsUuid,
      return_amount: asNumber(world, version.returnAmount),
    },
  }
}
