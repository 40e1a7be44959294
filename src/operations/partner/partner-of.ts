import type { PartnerOverrides } from "../../core/partner/overrides"
import type { ConnectionRecord, FinancingRecord } from "../../core/shared/records"
import type { PartnerClient } from "../../clients/partner/create-partner-client"
import type { Desk } from "../desk"
import { clientInTurn } from "../reading-turn"
import { overridesOf } from "./client-of"

/** The partner service as one financing's connection reaches it. */
export interface Partner {
  readonly connection: ConnectionRecord
  readonly overrides: PartnerOverrides
  readonly client: PartnerClient
}

/** @throws Error when the connection is gone, which deletion refuses while financings refer to it. */
export async function partnerOf(
  desk: Desk,
  financing: Pick<FinancingRecord, "id" | "connection_id" | "flow">,
): Promise<Partner> {
  const found = await desk.records.findConnection(financing.connection_id)
  if (found === null) throw new Error(`The connection of financing ${financing.id} cannot be read.`)
  return {
    connection: found.connection,
    overrides: overridesOf(found.connection),
    client: clientInTurn(desk, financing, desk.partnerClientOf(found)),
  }
}
