import type { ContractUuid, PosSessionUuid } from "../../core/partner/ids"
import type { PartnerObservation } from "../../core/partner/observation"
import type { PartnerMethod } from "../../core/shared/method"
import { ok } from "../../core/shared/result"
import { DEFAULT_BUDGET_MS, type SendOptions } from "../http/send"
import type { Answer } from "./answer"
import type { PartnerClient } from "./create-partner-client"

export interface Observed {
  readonly method: PartnerMethod
  readonly sessionUuid: PosSessionUuid
  /** As far as it is known already; the session may name a newer one. */
  readonly contractUuid: ContractUuid | null
}

/**
 * Reads a financing: A3, then E4 when there is a contract that may be read. Within one budget; E4 only once where its
 * caller reads again by itself.
 * @returns the observation, or why the session could not be read; a contract that could not be read is said in it
 */
export async function observePartner(
  client: Pick<PartnerClient, "readSession" | "readContract">,
  observed: Observed,
  { budgetMs = DEFAULT_BUDGET_MS, once = false }: SendOptions = {},
): Answer<PartnerObservation> {
  const started = performance.now()
  const session = await client.readSession({ sessionUuid: observed.sessionUuid }, { budgetMs })
  if (!session.ok) return session
  const contractUuid = session.value.contractUuid ?? observed.contractUuid
  if (observed.method === "pay-next-month" || contractUuid === null)
    return ok({ session: session.value, contract: null, contractUnread: false })
  const left = Math.max(0, budgetMs - (performance.now() - started))
  const contract = await client.readContract({ contractUuid }, { budgetMs: left, once })
  return ok({
    session: session.value,
    contract: contract.ok ? contract.value : null,
    contractUnread: !contract.ok,
  })
}
