import type { ApplicantField, FieldKind } from "../shared/applicant/field"

/** What C1 takes of an applicant, whatever the product asks for. Partner API, section 2.3. */
const ALWAYS = [
  "customer.identity_code",
  "customer.first_name",
  "customer.last_name",
  "customer_contact.mobile",
  "customer_contact.email",
] as const

/** Objects of C1 whose fields a person fills in; the others are the shop's own or are passed through. */
const FILLED_IN = [
  "credit_application",
  "customer",
  "customer_contact",
  "customer_addresses",
  "customer_identification",
] as const

/** Fields of these objects that are chosen beside the form or set by the shop. */
const NOT_ASKED: readonly string[] = [
  "credit_application.pos_session_uuid",
  "credit_application.product_code",
  "credit_application.amount",
  "credit_application.period",
  "credit_application.payment_day",
  "credit_application.down_payment_amount",
]

const KINDS: Readonly<Record<string, FieldKind>> = {
  "customer.identity_code": "identity_code",
  "customer.gender": "choice",
  "customer_contact.mobile": "phone",
  "customer_contact.email": "email",
  "customer_addresses.country": "country",
  "customer_identification.document_valid_to": "date",
  "credit_application.monthly_income": "amount",
  "credit_application.monthly_financial_obligations": "amount",
  "credit_application.monthly_household_costs": "amount",
  "credit_application.dependants_count": "count",
  "credit_application.payout_account_number": "iban",
}

/** The words of a choice, where the document says them. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = { "customer.gender": ["m", "f"] }

const isFilledIn = (name: string): boolean => {
  const [object, field, ...more] = name.split(".")
  if (object === undefined || field === undefined || more.length > 0) return false
  return FILLED_IN.some((known) => known === object) && !NOT_ASKED.includes(name)
}

const fieldOf = (name: string): ApplicantField => ({
  name,
  kind: KINDS[name] ?? "text",
  required: true,
  options: OPTIONS[name] ?? null,
})

/** An address is refused without its country. */
const withCountry = (names: readonly string[]): readonly string[] =>
  names.some((name) => name.startsWith("customer_addresses."))
    ? [...names, "customer_addresses.country"]
    : names

/** What an applicant fills in for a product, by B2's dotted names, each once and in their order. */
export const applicantFields = (requiredParameters: readonly string[]): readonly ApplicantField[] =>
  [...new Set([...ALWAYS, ...withCountry(requiredParameters.filter(isFilledIn))])].map(fieldOf)
