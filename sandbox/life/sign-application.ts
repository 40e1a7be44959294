import type { Application } from "../world/application"
import type { World } from "../world/world"
import { leaveMessage } from "./messages"
import { smsCode } from "./signing-methods"

/** How an application is signed in the Polish direct flow. Partner API, section 4, C5. */
export const APPLICATION_SIGNING_METHODS = ["digital", "paper", "sms"] as const
export type ApplicationSigningMethod = (typeof APPLICATION_SIGNING_METHODS)[number]

/** Begins the signing of an application; `digital` and `paper` are done with it. */
export function signApplication(
  world: World,
  application: Application,
  method: ApplicationSigningMethod,
): void {
  if (method !== "sms") {
    application.confirmedAt = world.scheduler.now()
    return
  }
  const code = smsCode(application.product.method)
  application.signingCode = code
  const text = `Code ${code} signs your application ${application.number}.`
  leaveMessage(world, { channel: "sms", to: application.customer.mobile, text, code, link: null })
}

/** False when the code is another one. */
export function confirmApplication(world: World, application: Application, code: string): boolean {
  if (application.signingCode !== code) return false
  application.signingCode = null
  application.confirmedAt = world.scheduler.now()
  return true
}
