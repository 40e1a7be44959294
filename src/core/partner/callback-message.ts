import { z } from "@medusajs/framework/zod"
import { err, ok, type Result } from "../shared/result"
import { applicationUuid, posSessionUuid, type ApplicationUuid, type PosSessionUuid } from "./ids"
import { keptWord } from "./status-word"

/**
 * What a callback speaks of: a hint to read the service, never a basis for a decision. Partner API, section 6.2.
 */
export type CallbackMessage =
  | {
      readonly about: "session"
      readonly sessionUuid: PosSessionUuid
      readonly statusWord: string
      readonly purchaseReference: string | null
    }
  | {
      readonly about: "application"
      /** `CONTRACT` or `DECISION` in the document. */
      readonly type: string | null
      readonly applicationUuid: ApplicationUuid
      readonly statusWord: string
    }

export interface MalformedMessage {
  readonly kind: "malformed_message"
}

const word = z
  .string()
  .nullish()
  .transform((text) => keptWord(text ?? ""))

const sessionMessage = z
  .looseObject({
    uuid: posSessionUuid,
    status: word,
    purchase_reference: z.string().nullish(),
    purchaseReference: z.string().nullish(),
  })
  .transform((message): CallbackMessage => ({
    about: "session",
    sessionUuid: message.uuid,
    statusWord: message.status,
    purchaseReference: message.purchase_reference ?? message.purchaseReference ?? null,
  }))

const applicationMessage = z
  .looseObject({
    type: z.string().nullish(),
    status: word,
    creditApplicationUuid: applicationUuid.nullish(),
    credit_application_uuid: applicationUuid.nullish(),
  })
  .transform((message, context): CallbackMessage => {
    const uuid = message.creditApplicationUuid ?? message.credit_application_uuid
    if (uuid)
      return {
        about: "application",
        type: message.type ?? null,
        applicationUuid: uuid,
        statusWord: message.status,
      }
    context.addIssue({ code: "custom", message: "no application" })
    return z.NEVER
  })

const callbackMessage = z.union([sessionMessage, applicationMessage])

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const decodedOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads the message of a callback whose signature was found authentic; never call it before.
 * @param message after form decoding; one that is still percent-encoded is decoded once more
 */
export function readCallbackMessage(message: string): Result<CallbackMessage, MalformedMessage> {
  const parsed = callbackMessage.safeParse(jsonOf(message) ?? jsonOf(decodedOnce(message)))
  return parsed.success ? ok(parsed.data) : err({ kind: "malformed_message" })
}
