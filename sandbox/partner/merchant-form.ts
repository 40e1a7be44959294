import type { JsonObject } from "../json"
import type { Form } from "./form"

/** Partner API, section 2.6: at least one of these says who the merchant is. */
const MERCHANT_FIELDS = [
  "merchant_name",
  "merchant_registry_code",
  "merchant_order_reference",
  "merchant_domain_name",
] as const

/** Reads the merchant behind an aggregator; refuses one that says nothing. */
export function readMerchant(form: Form, finish: (part: Form) => void): JsonObject {
  const entries = MERCHANT_FIELDS.map((name) => [name, form.optionalText(name)] as const)
  const told = entries.filter(([, value]) => value !== null)
  if (told.length === 0) form.refuse("merchant", "is_empty")
  finish(form)
  return Object.fromEntries(told)
}
