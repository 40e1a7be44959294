import { randomUUID } from "node:crypto"
import type { JsonObject } from "../json"
import type { Product, Shop } from "../shops"
import type { Application, Customer, Terms } from "../world/application"
import type { Purchase } from "../world/purchase"
import type { Session } from "../world/session"
import type { World } from "../world/world"

export interface NewApplication {
  readonly shop: Shop
  readonly product: Product
  readonly session: Session | null
  readonly terms: Terms
  readonly customer: Customer
  readonly received: JsonObject
  readonly callbackUrl: string | null
  readonly salespersonReference: string | null
  readonly payoutAccount: string | null
  readonly purchase: Purchase | null
}

/** Records an application; its decision is pending. */
export function openApplication(
  world: World,
  { session, ...asked }: NewApplication,
  decisionDelayMs: number | null,
): Application {
  const now = world.scheduler.now()
  const application: Application = {
    ...asked,
    ...BEFORE_THE_DECISION,
    uuid: randomUUID(),
    number: world.nextNumber(),
    sessionUuid: session?.uuid ?? null,
    createdAt: now,
    decisionDueAt: decisionDelayMs === null ? null : now + decisionDelayMs,
    offerValidTo: session?.validUntil ?? now + world.settings.offer_lifetime_seconds * 1000,
  }
  world.applications.set(application.uuid, application)
  if (session !== null) session.applicationUuid = application.uuid
  return application
}

/** The same application under new terms and a new uuid. Partner API, section 2.4, rule 2. */
export function succeed(world: World, old: Application, changes: Partial<Terms>): Application {
  const application: Application = {
    ...old,
    ...BEFORE_THE_DECISION,
    uuid: randomUUID(),
    number: world.nextNumber(),
    terms: { ...old.terms, ...changes },
    previousUuid: old.uuid,
    attachments: old.attachments,
    confirmedAt: old.confirmedAt,
  }
  world.applications.set(application.uuid, application)
  old.nextUuid = application.uuid
  const session = world.sessions.get(old.sessionUuid ?? "")
  if (session !== undefined) session.applicationUuid = application.uuid
  return application
}

const BEFORE_THE_DECISION = {
  previousUuid: null,
  nextUuid: null,
  decision: "pending",
  decisionMessages: [],
  incomeProofType: null,
  incomeProofAt: null,
  attachments: [],
  offerShownAt: null,
  cancelledAt: null,
  confirmedAt: null,
  signingCode: null,
  contractUuid: null,
} as const
