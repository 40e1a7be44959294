import type { SystemError } from "../core/shared/system-error"
import type { Diagnosis } from "./system-rules"

/** What an error means by itself, whatever was asked. */
export function diagnosisOf(error: SystemError): Diagnosis {
  switch (error.kind) {
    case "unauthorized":
      return "wrong_key"
    case "unavailable":
      return "network"
    case "rejected":
    case "unexpected_response":
      return "unexpected"
  }
}
