import type { ApplicationUuid } from "../../core/partner/ids"
import type { ShortObservation } from "../../core/partner/observation"
import { ok } from "../../core/shared/result"
import { DEFAULT_BUDGET_MS, type SendOptions } from "../http/send"
import type { Answer } from "./answer"
import type { ApplicationDetails } from "./application-reading"
import type { PartnerClient } from "./create-partner-client"
import { observePartner, type Observed } from "./observe"

export interface ObservedSession extends Observed {
  /** As far as it is known already; the session may name it, and a newer one too. */
  readonly applicationUuid: ApplicationUuid | null
}

/** The observation with what C2 says of the costs. */
export interface ObservedShort extends ShortObservation {
  readonly application: ApplicationDetails | null
}

/**
 * Reads a financing of the short flow: A3, E4 when there is a contract that may be read, and C2 while the session is
 * open and when its contract shows first. Within one budget, E4 and C2 once: its caller reads again, at most once per
 * second (section 4.G).
 * @returns the observation, or why the session could not be read; what else could not be read is said in it
 */
export async function observeShort(
  client: Pick<PartnerClient, "readSession" | "readContract" | "readApplication">,
  observed: ObservedSession,
  { budgetMs = DEFAULT_BUDGET_MS }: SendOptions = {},
): Answer<ObservedShort> {
  const started = performance.now()
  const read = await observePartner(client, observed, { budgetMs, once: true })
  if (!read.ok) return read
  const { session, contract, contractUnread } = read.value
  const uuid = session.applicationUuid ?? observed.applicationUuid
  const isOpen = session.status === "pending" && session.contractUuid === null && contract === null
  // The last look at what was accepted: E4 names no amount.
  const isNew = observed.contractUuid === null && session.contractUuid !== null
  if (uuid === null || contractUnread || !(isOpen || isNew))
    return ok({ ...read.value, application: null, applicationUnread: false })
  const left = Math.max(0, budgetMs - (performance.now() - started))
  const application = await client.readApplication({ applicationUuid: uuid }, { budgetMs: left, once: true })
  return ok({
    ...read.value,
    application: application.ok ? application.value : null,
    applicationUnread: !application.ok,
  })
}
