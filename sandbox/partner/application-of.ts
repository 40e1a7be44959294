import type { Call } from "../http/endpoint"
import { findApplication } from "../life/settle"
import { findSession } from "../life/open-session"
import type { Application } from "../world/application"

/** The application that the path names, when it is the calling shop's own. */
export const applicationOf = (call: Call): Application | undefined =>
  ownApplication(call, call.params.applicationUuid ?? "")

/** The application with this uuid, when it is the calling shop's own. */
export function ownApplication({ world, shop }: Call, uuid: string): Application | undefined {
  const application = findApplication(world, uuid)
  if (application?.shop.shopUuid !== shop.shopUuid) return undefined
  findSession(world, application.sessionUuid ?? "")
  return application
}
