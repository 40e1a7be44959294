import type { FinancingRecord } from "../core/shared/records"
import type { Desk } from "./desk"
import type { Known } from "./system"

/** The financing with every id that it has had at its system. */
export const knownOf = async (desk: Desk, financing: FinancingRecord): Promise<Known> => ({
  financing,
  remoteIds: await desk.records.listRemoteIds(financing.id),
})
