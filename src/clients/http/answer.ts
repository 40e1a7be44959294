import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { errorCodesOf } from "./error-codes"
import type { WireAnswer } from "./transport"

/** 408 and 425 say that the request was not read to its end or came too early: nobody knows what was done. */
const UNANSWERED = [408, 425]

/**
 * The text of a 2xx answer, or what its status means for the caller. Service reference, section 0.2: the status
 * decides, never the presence of a message.
 */
export function bodyOf({ status, body }: Pick<WireAnswer, "status" | "body">): Result<string, SystemError> {
  if (status >= 200 && status < 300) return ok(body)
  if (status === 401 || status === 403) return err({ kind: "unauthorized", status })
  if (status === 429) return err({ kind: "unavailable", reason: "too_many_requests", status })
  if (UNANSWERED.includes(status)) return err({ kind: "unavailable", reason: "timeout", status })
  if (status >= 500) return err({ kind: "unavailable", reason: "server_error", status })
  if (status >= 400) return err({ kind: "rejected", status, codes: errorCodesOf(body) })
  return err({ kind: "unexpected_response", status, problem: status >= 300 ? "redirect" : "informational" })
}
