import { money, isPayable } from "../money"
import type { JsonObject } from "../json"
import type { PartnerUrls, SessionRequest } from "../world/session"
import type { Settings } from "../world/settings"
import { isEmail, isInternationalMobile, isIpAddress, isLocale, isMoment, isWebAddress } from "./field-tests"
import type { Form } from "./form"

/** The fields that stand at the top of the flat form and inside `general` of the nested one. */
const GENERAL_FIELDS = [
  "product_code",
  "total_amount",
  "currency",
  "locale",
  "valid_until",
  "salesperson_reference",
] as const

export interface FormRules {
  readonly settings: Settings
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Reads the body of A2. Partner API, section 2.2; both forms of the service reference, section 1, but never
 * both at once. What is wrong stands in `form.problems`.
 */
export function readSessionForm(form: Form, rules: FormRules): SessionRequest {
  const request: SessionRequest = {
    ...generalPart(form, rules),
    ...purchasePart(form, rules),
    userIp: form.optionalText("user_ip", isIpAddress),
    urls: partnerUrls(form, rules),
    customerData: customerData(form, rules),
    contactData: contactData(form, rules),
  }
  checkOrigin(form, rules)
  form.freeObject("customer_address_data")
  form.freeObject("credit_application_data")
  form.freeObject("additional_data")
  form.freeObject("integration_info", (value) => typeof value === "string")
  finish(form, rules)
  return request
}

type GeneralPart = Pick<
  SessionRequest,
  "productCode" | "amount" | "currency" | "locale" | "validUntil" | "salespersonReference"
>

function generalPart(form: Form, rules: FormRules): GeneralPart {
  const nested = form.optionalObject("general")
  const source = nested ?? form
  if (nested !== null) {
    for (const name of GENERAL_FIELDS) if (form.has(name)) form.refuse(name, "is_not_valid")
  }
  const validUntil = source.optionalText(
    "valid_until",
    (text) => isMoment(text) && Date.parse(text) > rules.now,
  )
  const part = {
    productCode: source.text("product_code"),
    amount: money(source.number("total_amount", isPayable)),
    currency: source.text("currency"),
    locale: source.text("locale", isLocale),
    validUntil: validUntil === null ? null : Date.parse(validUntil),
    salespersonReference: source.optionalText("salesperson_reference"),
  }
  if (nested !== null) finish(nested, rules)
  return part
}

function purchasePart(form: Form, rules: FormRules): Pick<SessionRequest, "purchaseReference"> {
  const purchase = form.object("purchase")
  const purchaseReference = purchase.text("purchase_reference")
  purchase.optionalText("description")
  const merchant = purchase.optionalObject("merchant")
  merchant?.text("merchant_domain_name")
  for (const name of ["merchant_name", "merchant_registry_code", "merchant_order_reference"]) {
    merchant?.optionalText(name)
  }
  if (merchant !== null) finish(merchant, rules)
  finish(purchase, rules)
  return { purchaseReference }
}

function partnerUrls(form: Form, rules: FormRules): PartnerUrls {
  const urls = form.object("partner_urls")
  const read = {
    returnUrl: urls.text("return_url", isWebAddress),
    cancelUrl: urls.text("cancel_url", isWebAddress),
    callbackUrl: urls.text("callback_url", isWebAddress),
  }
  finish(urls, rules)
  return read
}

function customerData(form: Form, rules: FormRules): JsonObject | null {
  const customer = form.optionalObject("customer_data")
  if (customer === null) return null
  const read = {
    identity_code: customer.text("identity_code"),
    first_name: customer.text("first_name"),
    last_name: customer.text("last_name"),
    gender: customer.optionalWord("gender", ["f", "m"]),
  }
  finish(customer, rules)
  return read
}

function contactData(form: Form, rules: FormRules): JsonObject | null {
  const contact = form.optionalObject("customer_contact_data")
  if (contact === null) return null
  const read = {
    email: contact.text("email", isEmail),
    mobile: contact.text("mobile", isInternationalMobile),
  }
  finish(contact, rules)
  return read
}

/** The document requires `origin`; live shops do not send it, so the setting may turn this round. */
function checkOrigin(form: Form, rules: FormRules): void {
  const { origin: rule } = rules.settings
  if (rule === "refused" && form.has("origin")) {
    form.refuse("origin", "is_not_valid")
    return
  }
  const origin = rule === "required" ? form.object("origin") : form.optionalObject("origin")
  origin?.word("value", ["redirect_integration"])
  if (origin !== null) finish(origin, rules)
}

function finish(form: Form, rules: FormRules): void {
  if (rules.settings.unknown_fields === "refused") form.refuseUnknown()
}
