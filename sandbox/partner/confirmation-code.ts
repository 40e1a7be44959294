import type { Settings } from "../world/settings"
import type { Form } from "./form"

/**
 * Reads `confirmation_code` of C5 and E3. The document writes a number, which loses the zeros of `0000`; live
 * shops send text. A number is filled up with zeros to the length of a code.
 */
export function readConfirmationCode(form: Form, settings: Settings, length: number): string {
  const accepted = settings.requests.confirmation_code
  const value = form.any("confirmation_code")
  if (value === undefined || value === null || value === "") {
    form.refuse("confirmation_code", value === "" ? "is_empty" : "is_missing")
    return ""
  }
  if (typeof value === "string" && accepted !== "number") return value
  if (typeof value === "number" && accepted !== "text") return String(value).padStart(length, "0")
  form.refuse("confirmation_code", "is_not_valid")
  return ""
}
