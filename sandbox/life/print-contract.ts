import { randomUUID } from "node:crypto"
import { contractLines } from "../printout/contract-lines"
import type { Contract } from "../world/contract"
import type { Printout } from "../world/customer-page"
import type { World } from "../world/world"

/**
 * The contract as it was printed when it was made, or, when it is printed anew, with what was added since.
 * Partner API, section 4, E1.
 */
export function printoutOf(world: World, contract: Contract, anew: boolean): Printout {
  const latest = [...world.printouts.values()]
    .filter(({ contractUuid }) => contractUuid === contract.uuid)
    .at(-1)
  return anew || latest === undefined ? print(world, contract) : latest
}

export function print(world: World, contract: Contract): Printout {
  const application = world.applications.get(contract.applicationUuid)
  const printout: Printout = {
    uuid: randomUUID(),
    contractUuid: contract.uuid,
    lines: application === undefined ? [] : contractLines(contract, application),
  }
  world.printouts.set(printout.uuid, printout)
  return printout
}
