import type { JsonObject } from "../answers"

/** The fields of an item, each with the name under which the service is sent it where nothing is entered. */
export const ITEM_FIELDS = [
  ["name", "name"],
  ["price", "price"],
  ["quantity", "quantity"],
] as const

export const CUSTOMER_FIELDS = [
  ["first_name", "first_name"],
  ["last_name", "last_name"],
  ["email", "email"],
  ["phone", "phone"],
  ["street", "address"],
  ["city", "city"],
  ["zip_code", "zip_code"],
  ["country", "country"],
] as const

type ItemField = (typeof ITEM_FIELDS)[number][0]
type CustomerField = (typeof CUSTOMER_FIELDS)[number][0]

/** What is entered to leave a field of the customer out. */
const LEFT_OUT = "-"

/** Names as they stand in the form: several with commas between them, nothing for the service's own. */
export interface LeasingNames {
  readonly items: Readonly<Partial<Record<ItemField, string>>>
  readonly customer: Readonly<Partial<Record<CustomerField, string>>>
  readonly customer_form: string
  readonly customer_key: string
}

export const NO_NAMES: LeasingNames = { items: {}, customer: {}, customer_form: "none", customer_key: "" }

const NAME_KEYS = ["item_names", "customer_names", "customer_form", "customer_key"]

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const asText = (value: unknown): string => {
  if (value === null) return LEFT_OUT
  return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : ""
}

const textsOf = (names: unknown): Record<string, string> =>
  isObject(names)
    ? Object.fromEntries(Object.entries(names).map(([field, value]) => [field, asText(value)]))
    : {}

/** The overrides in two: what the form has fields for, and the rest. */
export function splitOverrides(overrides: JsonObject): { names: LeasingNames; rest: JsonObject } {
  const rest = Object.entries(overrides).filter(([key]) => !NAME_KEYS.includes(key))
  const names: LeasingNames = {
    items: textsOf(overrides["item_names"]),
    customer: textsOf(overrides["customer_names"]),
    customer_form: asText(overrides["customer_form"]) || NO_NAMES.customer_form,
    customer_key: asText(overrides["customer_key"]),
  }
  return { names, rest: Object.fromEntries(rest) }
}

function asNames(text: string): string | string[] | null {
  if (text.trim() === LEFT_OUT) return null
  const names = text.split(/[\s,]+/).filter((name) => name !== "")
  const [only, ...others] = names
  return only !== undefined && others.length === 0 ? only : names
}

const namedBy = (texts: Readonly<Partial<Record<string, string>>>): JsonObject =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => (text ?? "").trim() !== "")
      .map(([field, text]) => [field, asNames(text ?? "")]),
  )

/** The overrides as they are saved: only what differs from the service's own. */
export function joinOverrides(names: LeasingNames, rest: JsonObject): JsonObject {
  const items = namedBy(names.items)
  const customer = namedBy(names.customer)
  const sent = names.customer_form !== "none"
  return {
    ...(Object.keys(items).length > 0 ? { item_names: items } : {}),
    ...(sent ? { customer_form: names.customer_form } : {}),
    ...(names.customer_form === "nested" && names.customer_key.trim() !== ""
      ? { customer_key: names.customer_key.trim() }
      : {}),
    ...(sent && Object.keys(customer).length > 0 ? { customer_names: customer } : {}),
    ...rest,
  }
}
