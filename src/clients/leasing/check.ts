import { z } from "@medusajs/framework/zod"
import type { LeasingApplication } from "../../core/leasing/application-history"
import { observationOf, type LeasingObservation } from "../../core/leasing/observation"
import type { JsonObject } from "../../core/shared/records"
import { ok } from "../../core/shared/result"
import { isJsonObject } from "../http/casing"
import { jsonAnswer } from "../http/decoders"
import { anotherUnless, everyDialect } from "../http/endpoint"
import { decimalOrNull, shownText } from "../http/tolerant"
import type { LeasingEndpoint } from "./leasing-endpoint"
import { verdictOf } from "./verdict"

/** What endpoint 5 answered, before its connection's rules are laid over it. */
export interface CheckAnswer {
  readonly token: string | null
  readonly orderId: string | null
  readonly words: Pick<LeasingObservation, "phase" | "status" | "closeReason" | "result">
  readonly details: Pick<LeasingObservation, "contractNumber" | "advance">
}

/** The one object in which an answer may be wrapped. */
const unwrapped = (body: unknown): unknown => {
  if (!isJsonObject(body) || "result" in body || "applPhase" in body) return body
  const inner: readonly JsonObject[] = Object.values(body).filter(isJsonObject)
  return inner.length === 1 ? inner[0] : body
}

/** A status that is there and cannot be read is not one that is missing: it is not OK. */
const UNREADABLE = "unreadable"

const statusWord = z
  .unknown()
  .optional()
  .transform((value) => {
    if (value === undefined || value === null) return null
    return shownText.parse(value) ?? UNREADABLE
  })

const check: z.ZodType<CheckAnswer> = z.preprocess(
  unwrapped,
  z
    .looseObject({
      applToken: shownText,
      orderId: shownText,
      applPhase: shownText,
      applStatus: statusWord,
      closeReason: shownText,
      result: shownText,
      contractNo: shownText,
      advance: decimalOrNull,
    })
    .refine(({ applPhase, result }) => applPhase !== null || result !== null)
    .transform((answer) => ({
      token: answer.applToken,
      orderId: answer.orderId,
      words: {
        phase: answer.applPhase,
        status: answer.applStatus,
        closeReason: answer.closeReason,
        result: answer.result,
      },
      details: { contractNumber: answer.contractNo, advance: answer.advance },
    })),
)

const isSame = (named: string | null, asked: string): boolean =>
  named === null || named.toUpperCase() === asked.toUpperCase()

/** Endpoint 5: where an application stands, asked with exactly the values of its creation. It changes nothing. */
export const checkApplication: LeasingEndpoint<LeasingApplication, CheckAnswer> = {
  id: "L5",
  method: "POST",
  retry: "read",
  paths: everyDialect("/eshop/v2/check"),
  place: () => ({}),
  body: ({ input: { token, orderId, shop } }) => ok({ appl_token: token, order_id: orderId, uuid: shop }),
  verdict: verdictOf,
  decode: jsonAnswer(check),
  flaw: ({ input }, answer) =>
    anotherUnless(isSame(answer.token, input.token) && isSame(answer.orderId, input.orderId)),
}

/** The observation that an answer comes to by the rules of its connection. */
export const observed = (
  { words, details }: CheckAnswer,
  rules: { readonly finishWithoutStatus: boolean },
): LeasingObservation => observationOf(words, details, rules)
