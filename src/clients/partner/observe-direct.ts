import type { ApplicationUuid, ContractUuid } from "../../core/partner/ids"
import type { ContractReading, DirectObservation } from "../../core/partner/observation"
import type { PartnerMethod } from "../../core/shared/method"
import { ok } from "../../core/shared/result"
import { DEFAULT_BUDGET_MS, type SendOptions } from "../http/send"
import type { Answer } from "./answer"
import type { ApplicationDetails } from "./application-reading"
import type { PartnerClient } from "./create-partner-client"

export interface ObservedApplication {
  readonly method: PartnerMethod
  readonly applicationUuid: ApplicationUuid
  /** As far as it is known already, from C3; the application may name it too. */
  readonly contractUuid: ContractUuid | null
  /** What E4 said a moment ago: it is not read again. */
  readonly contract?: ContractReading
}

/** The observation with what C2 says of the costs. */
export interface ObservedDirect extends DirectObservation {
  readonly application: ApplicationDetails
}

/**
 * Reads a financing of the direct flow: C2, then E4 when there is a contract that may be read. Within one budget, and
 * each once: its caller reads again, at most once per second (section 4.G).
 * @returns the observation, whose application may have another uuid than asked for (changed conditions), or why it
 * could not be read; a contract that could not be read is said in it
 */
export async function observeDirect(
  client: Pick<PartnerClient, "readApplication" | "readContract">,
  { method, applicationUuid, contractUuid: known, contract: read }: ObservedApplication,
  { budgetMs = DEFAULT_BUDGET_MS }: SendOptions = {},
): Answer<ObservedDirect> {
  const started = performance.now()
  const application = await client.readApplication({ applicationUuid }, { budgetMs, once: true })
  if (!application.ok) return application
  if (read !== undefined) return ok({ application: application.value, contract: read, contractUnread: false })
  const contractUuid = application.value.contractUuid ?? known
  if (method === "pay-next-month" || contractUuid === null)
    return ok({ application: application.value, contract: null, contractUnread: false })
  const left = Math.max(0, budgetMs - (performance.now() - started))
  const contract = await client.readContract({ contractUuid }, { budgetMs: left, once: true })
  return ok({
    application: application.value,
    contract: contract.ok ? contract.value : null,
    contractUnread: !contract.ok,
  })
}
