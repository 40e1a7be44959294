import { contractUuid, type ContractUuid } from "../../core/partner/ids"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { PartnerClient } from "../../clients/partner/create-partner-client"
import type { Desk } from "../desk"
import type { CommandRefusal } from "../commands/command-outcome"

/** The financing's contract at the partner service, with the client to ask about it. */
export interface RemoteContract {
  readonly client: PartnerClient
  readonly contractUuid: ContractUuid
}

export async function remoteContract(
  desk: Desk,
  financing: FinancingRecord,
): Promise<Result<RemoteContract, CommandRefusal>> {
  const refused = (reason: string) => err({ reason, codes: [] })
  if (financing.method === "pay-next-month") return refused("method_has_no_contract")
  if (financing.method === "leasing") return refused("leasing_no_paper")
  const uuid = contractUuid.safeParse(financing.remote_contract_id)
  if (!uuid.success) return refused("contract_unknown")
  const found = await desk.records.findConnection(financing.connection_id)
  if (found === null) return refused("connection_unreadable")
  return ok({ client: desk.partnerClientOf(found), contractUuid: uuid.data })
}
