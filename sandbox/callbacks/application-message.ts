import type { Application } from "../world/application"
import type { CallbackSettings } from "../world/settings"
import { type SignedMessage, signedFor } from "./sign-message"

/** Partner API, section 6.2, direct flow. */
export const DIRECT_STATUSES = {
  DECISION: ["POSITIVE", "NEGATIVE", "FAILED", "INCOME_PROOF_REQUIRED"],
  CONTRACT: [
    "UNSIGNED",
    "SIGNED",
    "ACTIVATED",
    "CANCELLED",
    "TERMINATED",
    "ACTIVATION_REQUIRES_PARTNER_APPROVAL",
    "DOWN_PAYMENT_PAID_BY_CUSTOMER",
  ],
} as const

type DirectTypes = typeof DIRECT_STATUSES

/** What a direct-flow callback says. */
export type DirectWord = {
  [Type in keyof DirectTypes]: { readonly type: Type; readonly status: DirectTypes[Type][number] }
}[keyof DirectTypes]

export interface DirectReport {
  readonly application: Application
  /** The application that the message names. */
  readonly uuid: string
  readonly word: DirectWord
  readonly forge: boolean
  readonly now: number
}

/** A signed message about one application. */
export function applicationMessage(report: DirectReport, how: CallbackSettings): SignedMessage {
  const { type, status } = report.word
  const message = JSON.stringify(
    how.direct_names === "camel_case"
      ? { type, creditApplicationUuid: report.uuid, status }
      : { type, credit_application_uuid: report.uuid, status },
  )
  return signedFor(
    report.application.shop,
    { message, now: report.now, forge: report.forge },
    how.signed_text,
  )
}
