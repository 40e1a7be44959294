import { shopUuid } from "../../core/partner/ids"
import { readOverrides, type PartnerOverrides } from "../../core/partner/overrides"
import type { ConnectionRecord, ConnectionWithKeys } from "../../core/shared/records"
import { createPartnerClient, type PartnerClient } from "../../clients/partner/create-partner-client"
import type { ClientSurroundings } from "../client-surroundings"

/**
 * The partner service's own calls, for what only it has: papers, purchase data, files.
 * Throws an Error for a connection of another service: ask for the system of the method first.
 */
export type PartnerClientOf = (found: ConnectionWithKeys) => PartnerClient

/** The client of a connection: it keeps its connections open, so `systems.ts` builds it once. */
export const newPartnerClient = (
  { connection, keys }: ConnectionWithKeys,
  { versions, calls }: ClientSurroundings,
): PartnerClient =>
  createPartnerClient({
    baseUrl: connection.base_url,
    shopUuid: shopUuid.parse(connection.shop_uuid),
    apiKey: keys.current,
    dialect: connection.dialect,
    overrides: overridesOf(connection),
    versions,
    hosts: connection.redirect_hosts,
    noteAnswer: (answer) => {
      calls.note(connection.id, answer)
    },
  })

/**
 * What the connection sets of the things that the documents leave open.
 * @throws Error for overrides that saving would have refused
 */
export function overridesOf(connection: ConnectionRecord): PartnerOverrides {
  const read = readOverrides(connection.overrides)
  if (read.ok) return read.value
  throw new Error(`The overrides of connection ${connection.id} are not valid: ${read.error.join(", ")}.`)
}
