import type { Call } from "../http/endpoint"
import type { Application } from "../world/application"
import type { Purchase } from "../world/purchase"

/** The application's purchase when it is the one that the path names. */
export function purchaseOf({ params }: Call, application: Application): Purchase | null {
  return application.purchase?.uuid === params.purchaseUuid ? application.purchase : null
}
