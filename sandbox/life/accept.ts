import { randomUUID } from "node:crypto"
import type { Application } from "../world/application"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { applicationIn } from "./apply"
import { drawUp, whyNotAcceptable } from "./draw-up"
import { moveSession } from "./move"
import { sign } from "./sign"

/** The customer accepts the offer and signs at once. Pay next month has no contract: the purchase is done. */
export function acceptAndSign(world: World, session: Session): string | null {
  if (session.product.method !== "pay-next-month") {
    return acceptInDialog(world, session) ?? signInDialog(world, session)
  }
  const application = offerIn(world, session)
  if (typeof application === "string") return application
  if (world.settings.pay_next_month_contract) session.contractUuid = randomUUID()
  moveSession(world, session, "completed")
  return null
}

/** The customer accepts the offer: the contract is there, unsigned. Partner API, section 3.3. */
export function acceptInDialog(world: World, session: Session): string | null {
  const application = offerIn(world, session)
  if (typeof application === "string") return application
  if (session.product.method === "pay-next-month") return "Pay next month has no contract."
  drawUp(world, application)
  return null
}

/** The customer signs the contract in the dialog. */
export function signInDialog(world: World, session: Session): string | null {
  const contract = world.contracts.get(session.contractUuid ?? "")
  if (contract?.status !== "unsigned") return "There is no contract to sign."
  sign(world, contract, "redirect")
  return null
}

function offerIn(world: World, session: Session): Application | string {
  if (session.status !== "pending") return `There is no offer in a session that is ${session.status}.`
  const application = applicationIn(world, session)
  if (application === undefined) return "There is no offer: nobody has applied."
  return whyNotAcceptable(world, application) ?? application
}
