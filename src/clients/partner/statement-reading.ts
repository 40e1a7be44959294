import { z } from "@medusajs/framework/zod"
import { isJsonObject } from "../http/casing"
import { shownText, text, webAddress, webAddressOrNull } from "../http/tolerant"
import { unwrapped } from "../http/unwrap"

/** A bank from which the applicant may have the statement read. */
export interface Bank {
  /** As C7 takes it: a text, even where the service writes a number. */
  readonly id: string
  readonly name: string
  /** An address of a picture, for the browser. */
  readonly iconUrl: string | null
}

/** What C7 answered. */
export interface StatementRetrieval {
  readonly retrievalId: string | null
  /** Where the applicant continues. Check its host before following it. */
  readonly redirectUrl: string
}

/** Service reference, C6: none of these names is documented. */
const LIST_KEYS = ["banks", "bankList", "data", "items"] as const

const listed = (body: unknown): unknown =>
  isJsonObject(body) ? LIST_KEYS.map((key) => body[key]).find(Array.isArray) : body

const bank = z.preprocess(
  (entry) =>
    isJsonObject(entry)
      ? {
          id: entry["id"] ?? entry["bankId"],
          name: entry["name"] ?? entry["bankName"],
          iconUrl: entry["iconUrl"] ?? entry["icon"] ?? entry["logoUrl"] ?? entry["logo"],
        }
      : entry,
  z
    .looseObject({ id: text, name: text, iconUrl: webAddressOrNull })
    .transform(({ id, name, iconUrl }): Bank => ({ id, name, iconUrl })),
)

export const banks: z.ZodType<readonly Bank[]> = z.preprocess(listed, z.array(bank))

/** Service reference, C7: the name of the address is not documented. */
export const statementRetrieval: z.ZodType<StatementRetrieval> = z.preprocess(
  (answer) => {
    const body = unwrapped(answer)
    if (!isJsonObject(body)) return body
    return {
      retrievalId: body["retrievalId"] ?? body["id"],
      redirectUrl: body["redirectUrl"] ?? body["url"] ?? body["link"] ?? body["redirect"],
    }
  },
  z
    .looseObject({ retrievalId: shownText, redirectUrl: webAddress })
    .transform(({ retrievalId, redirectUrl }) => ({ retrievalId, redirectUrl })),
)
