import { formSentence } from "../../core/shared/form-sentences"
import type { FinancingRecord } from "../../core/shared/records"
import { err } from "../../core/shared/result"
import type { Desk } from "../desk"
import type { DirectOutcome } from "./direct-outcome"
import { changeDirect } from "./one-step"

interface Refusal {
  readonly codes: readonly string[]
  readonly locale: string
}

/** Nothing happened at the service: the shopper corrects what was entered and applies again. */
export async function takeBack(
  desk: Desk,
  financing: FinancingRecord,
  { codes, locale }: Refusal,
): Promise<DirectOutcome> {
  await changeDirect(desk, financing, { state: (state) => ({ ...state, applied_at: null }) })
  const named = codes.flatMap(fieldNamed)
  const message = formSentence("refused_by_service", locale)
  const fields = named.length === 0 ? ["application"] : named
  return err({
    kind: "invalid",
    problems: fields.map((field) => ({ field, reason: "refused_by_service", message })),
  })
}

const OBJECTS = [
  "credit_application",
  "customer_addresses",
  "customer_contact",
  "customer_identification",
  "customer",
]

/** `customer_first_name_is_missing` is about `customer.first_name`. */
function fieldNamed(code: string): readonly string[] {
  const object = OBJECTS.find((name) => code.startsWith(`${name}_`))
  const field = /^(.*)_(?:is_missing|is_empty|is_not_valid|does_not_have_a_valid_value)$/.exec(code)?.[1]
  return object === undefined || field === undefined ? [] : [`${object}.${field.slice(object.length + 1)}`]
}
