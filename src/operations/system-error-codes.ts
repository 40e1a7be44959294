import type { SystemError } from "../core/shared/system-error"

/** What may be shown to a merchant and journalled of an error: kinds and machine codes. */
export function codesOf(error: SystemError): readonly string[] {
  switch (error.kind) {
    case "unauthorized":
      return [`http_${String(error.status)}`]
    case "rejected":
      return error.codes.length > 0 ? error.codes : [`http_${String(error.status)}`]
    case "unavailable":
      return [error.reason]
    case "unexpected_response":
      return [error.problem]
  }
}
