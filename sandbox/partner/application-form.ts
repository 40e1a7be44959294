import { isPayable, money } from "../money"
import type { Customer } from "../world/application"
import { isEmail, isInternationalMobile, isWebAddress } from "./field-tests"
import type { Form } from "./form"
import { readPurchase, type PurchaseForm } from "./purchase-form"

/** What C1 asked for, after validation. Amounts are decimal strings. */
export interface ApplicationRequest {
  readonly sessionUuid: string | null
  readonly productCode: string
  readonly amount: string
  readonly downPayment: string
  readonly period: number
  readonly paymentDay: number | null
  readonly payoutAccount: string | null
  readonly salespersonReference: string | null
  readonly customer: Customer
  readonly callbackUrl: string | null
  readonly purchase: PurchaseForm | null
}

/** Documented objects whose fields are not shown: any value is good. Partner API, section 2.3. */
const FREE_OBJECTS = [
  "customer_consents",
  "customer_ubos",
  "customer_pep",
  "customer_self_ubo",
  "else_ubo_pep",
  "customer_consent",
  "additional_details",
] as const

/** Money that may be zero. */
const AMOUNTS = ["monthly_income", "monthly_financial_obligations", "monthly_household_costs"] as const

/** Texts and counts that the service names and nobody explains. Service reference, section 3, C1. */
const FREE_FIELDS = [
  "dependants_count",
  "underage_dependants_count",
  "dependants_over_18",
  "income_source",
  "civil_status",
  "housing_status",
  "employment_position",
  "employer_name",
  "employer_registry_code",
  "employer_phone",
  "employment_start_year",
  "employment_start_month",
  "employment_end_year",
  "employment_end_month",
] as const

/** Reads the body of C1. What is wrong stands in `form.problems`. */
export function readApplicationForm(form: Form, refuseUnknown: boolean): ApplicationRequest {
  const finish = (part: Form | null): void => {
    if (refuseUnknown) part?.refuseUnknown()
  }
  const credit = readCredit(form.object("credit_application"), finish)
  const request = {
    ...credit,
    customer: readCustomer(form, finish),
    callbackUrl: readCallbackUrl(form, finish),
    purchase: readPurchase(form.optionalObject("purchase"), finish),
  }
  readAddresses(form, finish)
  readConsents(form, finish)
  form.pass(...FREE_OBJECTS)
  finish(form)
  return request
}

type Finish = (part: Form | null) => void
type CreditPart = Omit<ApplicationRequest, "customer" | "callbackUrl" | "purchase">

const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0

function readCredit(credit: Form, finish: Finish): CreditPart {
  const paymentDay = credit.optionalDecimal("payment_day", isWhole)
  const part = {
    sessionUuid: credit.optionalText("pos_session_uuid"),
    productCode: credit.text("product_code"),
    amount: money(credit.decimal("amount", isPayable)),
    downPayment: money(credit.optionalDecimal("down_payment_amount") ?? "0"),
    period: Number(credit.decimal("period", isWhole)),
    paymentDay: paymentDay === null ? null : Number(paymentDay),
    payoutAccount: credit.optionalText("payout_account_number"),
    salespersonReference: credit.optionalText("salesperson_reference"),
  }
  for (const name of AMOUNTS) credit.optionalDecimal(name)
  credit.pass(...FREE_FIELDS)
  finish(credit)
  return part
}

function readCustomer(form: Form, finish: Finish): Customer {
  const customer = form.object("customer")
  const contact = form.object("customer_contact")
  const identification = form.optionalObject("customer_identification")
  const read = {
    identityCode: customer.text("identity_code"),
    firstName: customer.text("first_name"),
    lastName: customer.text("last_name"),
    mobile: contact.text("mobile", isInternationalMobile),
    email: contact.text("email", isEmail),
    documentNumber: identification?.optionalText("document_number") ?? null,
  }
  customer.optionalWord("gender", ["f", "m"])
  identification?.optionalText("document_type")
  identification?.optionalText("document_valid_to")
  for (const part of [customer, contact, identification]) finish(part)
  return read
}

function readCallbackUrl(form: Form, finish: Finish): string | null {
  const urls = form.optionalObject("partner_urls")
  const callbackUrl = urls?.optionalText("callback_url", isWebAddress) ?? null
  urls?.optionalText("return_url", isWebAddress)
  urls?.optionalText("cancel_url", isWebAddress)
  finish(urls)
  return callbackUrl
}

function readAddresses(form: Form, finish: Finish): void {
  for (const address of form.optionalList("customer_addresses") ?? []) {
    for (const name of ["type", "street", "house", "apartment", "zip_code", "city"])
      address.optionalText(name)
    address.optionalText("country", (text) => /^[A-Z]{2}$/.test(text))
    finish(address)
  }
}

function readConsents(form: Form, finish: Finish): void {
  for (const consent of form.optionalList("consents") ?? []) {
    consent.text("type")
    consent.optionalFlag("value")
    consent.optionalText("text")
    finish(consent)
  }
}
