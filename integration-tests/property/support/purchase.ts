import type { PartnerClient } from "../../../src/clients/partner/create-partner-client"
import type { ApplicationUuid, ContractUuid, PosSessionUuid } from "../../../src/core/partner/ids"
import type { PartnerMethod } from "../../../src/core/shared/method"
import type { Stage } from "../../../src/core/shared/stage"
import { applicationFor, productOf, sessionFor } from "../../../scripts/matrix/applicant"
import { value } from "../../../scripts/matrix/journey"
import type { Twin } from "../../../scripts/matrix/twin"

/** One purchase as the shop keeps it: what it knows by itself, and what it has read. */
export interface Purchase {
  readonly flow: "epos" | "direct"
  readonly method: PartnerMethod
  readonly approvalAgreed: boolean
  readonly sessionUuid: PosSessionUuid | null
  applicationUuid: ApplicationUuid | null
  contractUuid: ContractUuid | null
  stage: Stage
  withdrawalSent: boolean
  /** A decimal string, as the service named it last. */
  amount: string
  /** What was given back by each draft, and which drafts hold, in cents. */
  readonly drafts: Map<string, number>
  returnedCents: number
  /** Of the last message that was asked for. */
  code: string | null
}

/** Amounts that the twin decides in different ways: at once, by a person, by a proof, under other conditions. */
const AMOUNTS = ["300.10", "450", "2000", "1050", "1200.14", "1200.16", "1200.18", "1200.15"] as const

const KINDS = [
  { flow: "direct", method: "hire-purchase", approvalAgreed: true },
  { flow: "direct", method: "hire-purchase", approvalAgreed: false },
  { flow: "direct", method: "split-payment", approvalAgreed: true },
  { flow: "direct", method: "split-payment", approvalAgreed: false },
  { flow: "epos", method: "hire-purchase", approvalAgreed: true },
  { flow: "epos", method: "split-payment", approvalAgreed: false },
  { flow: "epos", method: "pay-next-month", approvalAgreed: false },
] as const

/** Days go by in a sequence; a session of it ends by what happens, not by the clock. */
const FAR_AWAY = "2099-01-01T00:00:00+00:00"

/** Begins a purchase; `pick` chooses its kind and its amount. */
export async function begin(twin: Twin, client: PartnerClient, pick: number): Promise<Purchase> {
  const { flow, method, approvalAgreed } = KINDS[pick % KINDS.length] ?? KINDS[0]
  const amount = AMOUNTS[Math.floor(pick / KINDS.length) % AMOUNTS.length] ?? AMOUNTS[0]
  const begun = {
    flow,
    method,
    approvalAgreed,
    contractUuid: null,
    stage: "started" as const,
    withdrawalSent: false,
    amount,
    drafts: new Map<string, number>(),
    returnedCents: 0,
    code: null,
  }
  if (flow === "direct") {
    const request = applicationFor(twin.shop, { method, approval: approvalAgreed, amount })
    const { uuid } = value(await client.submitApplication(request))
    return { ...begun, sessionUuid: null, applicationUuid: uuid }
  }
  const { code } = productOf(twin.shop, method, approvalAgreed)
  const session = { ...sessionFor(twin.shop, amount), productCode: code, validUntil: FAR_AWAY }
  const { uuid } = value(await client.createSession(session))
  return { ...begun, sessionUuid: uuid, applicationUuid: null }
}
