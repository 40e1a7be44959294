import type { Session } from "../world/session"
import type { CallbackSettings } from "../world/settings"
import { type SignedMessage, signedFor } from "./sign-message"

export interface SessionReport {
  readonly session: Session
  /** The word that the message says; normally the session's own status. */
  readonly status: string
  readonly forge: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A signed message about one session. Partner API, section 6.2, ePOS flow. */
export function sessionMessage(report: SessionReport, how: CallbackSettings): SignedMessage {
  const { session, status } = report
  const reference = session.request.purchaseReference
  const message = JSON.stringify(
    how.names === "snake_case"
      ? { uuid: session.uuid, status, purchase_reference: reference }
      : { uuid: session.uuid, status, purchaseReference: reference },
  )
  return signedFor(session.shop, { message, now: report.now, forge: report.forge }, how.signed_text)
}
