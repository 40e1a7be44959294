import type { Application } from "../world/application"
import type { World } from "../world/world"

/** The partner has read a positive decision; from now on the offer counts as shown. Partner API, section 3.3. */
export function showOffer(world: World, application: Application): void {
  if (application.decision === "positive") application.offerShownAt ??= world.scheduler.now()
}
