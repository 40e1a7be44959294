import type { PartnerOverrides } from "../../core/partner/overrides"
import { decimalOf, jsonNumberOf } from "../../core/shared/money"
import type { JsonObject } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { isJsonObject } from "../http/casing"
import { applicationRequest, type CheckedApplication } from "./application-request"
import { filled, present } from "./partner-endpoint"
import { purchaseBody } from "./purchase-form"
import { codesOf } from "../http/request-codes"

/** What of C1 a connection may set. */
export type ApplicationChoices = Pick<PartnerOverrides, "applicationNumbers" | "contactKey">

const creditApplicationOf = (
  { creditApplication: asked }: CheckedApplication,
  choices: ApplicationChoices,
) => {
  const sent = (value: string | number | null | undefined) => {
    if (value === null || value === undefined) return null
    if (choices.applicationNumbers === "text") return decimalOf(value)
    return jsonNumberOf(decimalOf(value) ?? "0")
  }
  return present({
    ...asked.further,
    pos_session_uuid: asked.posSessionUuid,
    product_code: asked.productCode,
    amount: sent(asked.amount),
    period: sent(asked.period),
    payment_day: sent(asked.paymentDay),
    down_payment_amount: sent(asked.downPaymentAmount),
    monthly_income: sent(asked.monthlyIncome),
    monthly_financial_obligations: sent(asked.monthlyFinancialObligations),
    monthly_household_costs: sent(asked.monthlyHouseholdCosts),
    dependants_count: sent(asked.dependantsCount),
    income_source: asked.incomeSource,
    employment_position: asked.employmentPosition,
    employer_name: asked.employerName,
    civil_status: asked.civilStatus,
    housing_status: asked.housingStatus,
    payout_account_number: asked.payoutAccountNumber,
  })
}

const customerOf = ({ customer }: CheckedApplication): JsonObject =>
  present({
    identity_code: customer.identityCode,
    first_name: customer.firstName,
    last_name: customer.lastName,
    gender: customer.gender,
  })

const addressesOf = ({ addresses }: CheckedApplication) =>
  addresses?.map(({ zipCode, ...address }) => present({ ...address, zip_code: zipCode }))

const identificationOf = ({ identification }: CheckedApplication) =>
  filled({
    document_type: identification?.documentType,
    document_number: identification?.documentNumber,
    document_valid_to: identification?.documentValidTo,
  })

function formOf(request: CheckedApplication, choices: ApplicationChoices): JsonObject {
  return present({
    credit_application: creditApplicationOf(request, choices),
    customer: customerOf(request),
    customer_addresses: addressesOf(request),
    [choices.contactKey]: request.contact,
    customer_identification: identificationOf(request),
    consents: request.consents?.map(present),
    purchase: request.purchase && filled(purchaseBody(request.purchase)),
    partner_urls: filled({ callback_url: request.callbackUrl }),
    customer_consents: request.customerConsents,
    customer_ubos: request.customerUbos,
    customer_pep: request.customerPep,
    customer_self_ubo: request.customerSelfUbo,
    else_ubo_pep: request.elseUboPep,
    customer_consent: request.customerConsent,
    additional_details: request.additionalDetails,
  })
}

/** Whether a dotted name leads to something in a body; in a list its first entry is looked at. */
const holds = (body: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return body !== null && body !== undefined && body !== ""
  const inside: unknown = Array.isArray(body) ? body[0] : body
  return isJsonObject(inside) && holds(inside[name], rest)
}

/**
 * The body of C1, in snake_case.
 * @returns the body, or the codes of what does not fit or is missing; they name fields, never values
 */
export function applicationForm(
  request: unknown,
  choices: ApplicationChoices,
): Result<JsonObject, readonly string[]> {
  const checked = applicationRequest.safeParse(request)
  if (!checked.success) return err(codesOf(checked.error))
  const form = formOf(checked.data, choices)
  const missing = (checked.data.requiredParameters ?? []).filter((name) => !holds(form, name.split(".")))
  if (missing.length === 0) return ok(form)
  return err(missing.map((name) => `${name.replaceAll(".", "_")}_is_missing`))
}
