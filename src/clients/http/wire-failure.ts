import { isAxiosError } from "axios"
import type { SystemError } from "../../core/shared/system-error"

const isTooLarge = (message: string): boolean => message.includes("maxContentLength")

/** An AxiosError carries the key and the body: only what kind it was goes on from here. */
export function wireFailureOf(error: unknown): SystemError {
  if (!isAxiosError(error)) return { kind: "unavailable", reason: "network", status: null }
  if (isTooLarge(error.message)) return { kind: "unexpected_response", status: 0, problem: "too_large" }
  const timedOut = ["ERR_CANCELED", "ECONNABORTED", "ETIMEDOUT"].includes(error.code ?? "")
  return { kind: "unavailable", reason: timedOut ? "timeout" : "network", status: null }
}
