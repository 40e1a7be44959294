import { createLeasingClient, type LeasingClient } from "../../clients/leasing/create-leasing-client"
import { leasingShopId } from "../../core/leasing/ids"
import { readLeasingOverrides, type LeasingOverrides } from "../../core/leasing/overrides"
import type { ConnectionRecord, ConnectionWithKeys } from "../../core/shared/records"
import type { ClientSurroundings } from "../client-surroundings"

/** The client of a leasing connection: it keeps its connections open, so `systems.ts` builds it once. */
export const newLeasingClient = (
  { connection, keys }: ConnectionWithKeys,
  { versions, calls }: ClientSurroundings,
): LeasingClient =>
  createLeasingClient({
    baseUrl: connection.base_url,
    shop: leasingShopId.parse(connection.shop_uuid),
    apiKey: keys.current,
    overrides: leasingOverridesOf(connection),
    pluginVersion: versions.plugin,
    noteAnswer: (answer) => {
      calls.note(connection.id, answer)
    },
  })

/**
 * What a leasing connection sets of the things that the documents leave open.
 * @throws Error for overrides that saving would have refused
 */
export function leasingOverridesOf(connection: ConnectionRecord): LeasingOverrides {
  const read = readLeasingOverrides(connection.overrides)
  if (read.ok) return read.value
  throw new Error(`The overrides of connection ${connection.id} are not valid: ${read.error.join(", ")}.`)
}
