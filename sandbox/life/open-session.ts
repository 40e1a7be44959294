import { randomUUID } from "node:crypto"
import type { JsonObject } from "../json"
import type { Product, Shop } from "../shops"
import type { Session, SessionRequest } from "../world/session"
import type { World } from "../world/world"
import { expireIfDue } from "./end-session"

export interface NewSession {
  readonly shop: Shop
  readonly product: Product
  readonly request: SessionRequest
  readonly received: JsonObject
}

/** Creates a pending session, which expires by itself. */
export function openSession(world: World, { shop, product, request, received }: NewSession): Session {
  const now = world.scheduler.now()
  const validUntil = request.validUntil ?? now + world.settings.session_lifetime_seconds * 1000
  const session: Session = {
    uuid: randomUUID(),
    shop,
    product,
    request,
    received,
    createdAt: now,
    validUntil,
    status: "pending",
    applicationUuid: null,
    contractUuid: null,
    cancelledInDialog: false,
    history: [{ at: now, status: "pending" }],
  }
  world.sessions.set(session.uuid, session)
  world.scheduler.after(validUntil - now, () => expireIfDue(world, session))
  return session
}

/** A session as it stands now: one that is overdue has expired by being looked at. */
export function findSession(world: World, uuid: string): Session | undefined {
  const session = world.sessions.get(uuid)
  if (session !== undefined) expireIfDue(world, session)
  return session
}
