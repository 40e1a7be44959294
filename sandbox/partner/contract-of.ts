import type { Call } from "../http/endpoint"
import { findSession } from "../life/open-session"
import type { Contract } from "../world/contract"

/** The contract that the path names, when it is the calling shop's own. */
export function contractOf({ world, shop, params }: Call): Contract | undefined {
  const contract = world.contracts.get(params.contractUuid ?? "")
  if (contract?.shopUuid !== shop.shopUuid) return undefined
  findSession(world, contract.sessionUuid ?? "")
  return contract
}
