import { z } from "@medusajs/framework/zod"
import { applicationUuid, contractUuid, posSessionUuid, type PosSessionUuid } from "../../core/partner/ids"
import type { SessionReading } from "../../core/partner/observation"
import { sessionStatusOf, type SessionStatus } from "../../core/partner/session-status"
import { keptWord } from "../../core/partner/status-word"
import type { JsonObject } from "../../core/shared/records"
import { isJsonObject } from "../http/casing"
import {
  decimalOrNull,
  idOrNull,
  shownText,
  text,
  textOrNull,
  webAddress,
  webAddressOrNull,
} from "../http/tolerant"

/** What A2 answered. */
export interface CreatedSession {
  readonly uuid: PosSessionUuid
  readonly status: SessionStatus
  readonly statusWord: string
  /** Where the shopper continues. Check its host before following it. */
  readonly redirectUrl: string
}

const objectIn = (body: JsonObject, ...names: readonly string[]): JsonObject | undefined =>
  names.map((name) => body[name]).find(isJsonObject)

/**
 * One flat session: an answer may be wrapped, may keep the nested form's `general`, and the id's name differs between
 * the service's texts.
 */
const flat = (body: unknown): unknown => {
  if (!isJsonObject(body)) return body
  const session = objectIn(body, "posSession", "session") ?? body
  return {
    purchaseReference: objectIn(session, "purchase")?.["purchaseReference"],
    ...objectIn(session, "general"),
    ...session,
    uuid: session["uuid"] ?? session["posSessionUuid"],
  }
}

/** Partner API, A2. */
export const createdSession: z.ZodType<CreatedSession> = z.preprocess(
  flat,
  z
    .looseObject({ uuid: posSessionUuid, status: textOrNull, redirectUrl: webAddress })
    .transform(({ uuid, status, redirectUrl }) => ({
      uuid,
      status: sessionStatusOf(status ?? "pending"),
      statusWord: keptWord(status ?? "pending"),
      redirectUrl,
    })),
)

/** Partner API, section 2.1: what is personal in the answer ends here. */
export const sessionReading: z.ZodType<SessionReading> = z.preprocess(
  flat,
  z
    .looseObject({
      uuid: posSessionUuid,
      status: text,
      creditContractUuid: idOrNull(contractUuid),
      creditApplicationUuid: idOrNull(applicationUuid),
      totalAmount: decimalOrNull,
      currency: textOrNull,
      redirectUrl: webAddressOrNull,
      purchaseReference: shownText,
    })
    .transform((session) => ({
      uuid: session.uuid,
      status: sessionStatusOf(session.status),
      statusWord: keptWord(session.status),
      contractUuid: session.creditContractUuid,
      applicationUuid: session.creditApplicationUuid,
      totalAmount: session.totalAmount,
      currency: session.currency,
      redirectUrl: session.redirectUrl,
      purchaseReference: session.purchaseReference,
    })),
)
