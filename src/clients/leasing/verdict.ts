import { z } from "@medusajs/framework/zod"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { bodyOf } from "../http/answer"
import { jsonAnswer } from "../http/decoders"
import { errorCodesOf } from "../http/error-codes"
import { shownText } from "../http/tolerant"
import type { WireAnswer } from "../http/transport"

const told = z.looseObject({ errorCode: shownText, applToken: shownText })

/** A service that counts its errors counts none as zero. */
const NO_ERROR = "0"

/** What a body says of its own success; nothing where it is no JSON object. */
const toldBy = (body: string) => {
  const read = jsonAnswer(told)(body)
  const { errorCode, applToken } = read.ok ? read.value : { errorCode: null, applToken: null }
  return { errorCode: errorCode === NO_ERROR ? null : errorCode, applToken }
}

/** The code that means a wrong key. Service reference, section 9.1. */
const WRONG_KEY = /^authentication_failure$/i

/** A refusal that stands in the body. Its code alone is passed on, and only if it looks like a machine's word. */
const refusalOf = (status: number, code: string): SystemError =>
  WRONG_KEY.test(code)
    ? { kind: "unauthorized", status }
    : { kind: "rejected", status, codes: errorCodesOf(JSON.stringify({ code })) }

/**
 * What an answer of the leasing service comes to: a filled error code is a refusal whatever the status, also 200.
 * Only of a 5xx it is not known whether something happened. Leasing API, section 7; service reference, section 9.2.
 */
export function verdictOf(answer: WireAnswer): Result<string, SystemError> {
  const { errorCode } = toldBy(answer.body)
  if (errorCode !== null && answer.status < 500 && answer.status !== 429)
    return err(refusalOf(answer.status, errorCode))
  return bodyOf(answer)
}

/**
 * The same for create, where a token is an application, whatever the status. One beside an error code may be: nobody
 * knows.
 */
export function verdictOfCreate(answer: WireAnswer): Result<string, SystemError> {
  const { errorCode, applToken } = toldBy(answer.body)
  if (applToken === null) return verdictOf(answer)
  return errorCode === null
    ? ok(answer.body)
    : err({ kind: "unexpected_response", status: answer.status, problem: "token_with_error_code" })
}
