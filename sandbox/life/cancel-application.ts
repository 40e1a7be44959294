import type { Application } from "../world/application"
import type { World } from "../world/world"
import { whyNotAcceptable } from "./draw-up"
import { endSession } from "./end-session"

/** Cancels an application whose offer stands (C4), and its session with it. */
export function cancelApplication(world: World, application: Application): string | null {
  const problem = whyNotAcceptable(world, application)
  if (problem !== null) return problem
  application.cancelledAt = world.scheduler.now()
  const session = world.sessions.get(application.sessionUuid ?? "")
  return session === undefined ? null : endSession(world, session, "cancelled")
}
