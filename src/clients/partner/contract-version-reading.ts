import { z } from "@medusajs/framework/zod"
import { keptWord } from "../../core/partner/status-word"
import { isJsonObject } from "../http/casing"
import { decimalOrNull, shownText, text, textOrNull } from "../http/tolerant"

/** A version of a contract: what F2 drafts, F4 activates and F5 lists. */
export interface ContractVersion {
  readonly uuid: string
  /** The service's own word; null where it gives none. */
  readonly statusWord: string | null
  readonly createdAt: string | null
  /** From which date it holds, where the service says so. */
  readonly changedAt: string | null
  /** For F3. */
  readonly paymentScheduleUuid: string | null
  /** The version from which this one was drafted. */
  readonly fromVersionUuid: string | null
  readonly changeType: string | null
  /** The amount given back: a decimal string in major units. */
  readonly returnAmount: string | null
}

const objectOf = (value: unknown) => (isJsonObject(value) ? value : {})

/** Service reference, F2: the change that led to a version stands inside of it. */
const flat = (body: unknown): unknown => {
  if (!isJsonObject(body)) return body
  const wrapped = body["contractVersion"] ?? body["version"]
  const version = isJsonObject(wrapped) ? wrapped : body
  const change = objectOf(version["sourceContractChange"])
  const details = objectOf(change["contractChangeDetails"] ?? version["contractChangeDetails"])
  const schedule = objectOf(version["paymentSchedule"])
  return {
    ...version,
    uuid: version["uuid"] ?? version["versionUuid"] ?? version["contractVersionUuid"] ?? version["id"],
    paymentScheduleUuid: version["paymentScheduleUuid"] ?? schedule["uuid"],
    changedAt:
      version["changeDate"] ?? version["changedAt"] ?? version["validFrom"] ?? version["activatedAt"],
    fromVersionUuid: change["fromContractVersionUuid"],
    changeType: details["type"],
    returnAmount: details["returnAmount"],
  }
}

export const contractVersion: z.ZodType<ContractVersion> = z.preprocess(
  flat,
  z
    .looseObject({
      uuid: text.pipe(z.guid()),
      status: textOrNull,
      createdAt: shownText,
      changedAt: shownText,
      paymentScheduleUuid: shownText,
      fromVersionUuid: shownText,
      changeType: shownText,
      returnAmount: decimalOrNull,
    })
    .transform((version) => ({
      uuid: version.uuid,
      statusWord: version.status === null ? null : keptWord(version.status),
      createdAt: version.createdAt,
      changedAt: version.changedAt,
      paymentScheduleUuid: version.paymentScheduleUuid,
      fromVersionUuid: version.fromVersionUuid,
      changeType: version.changeType,
      returnAmount: version.returnAmount,
    })),
)

/** Service reference, F5: the names of the list are not documented. */
const LIST_KEYS = ["versions", "contractVersions", "items", "data", "content", "history", "changes"] as const

export const contractVersions: z.ZodType<readonly ContractVersion[]> = z.preprocess(
  (body) => (isJsonObject(body) ? LIST_KEYS.map((key) => body[key]).find(Array.isArray) : body),
  z.array(contractVersion),
)
