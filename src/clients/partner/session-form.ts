import type { PartnerOverrides } from "../../core/partner/overrides"
import { jsonNumberOf } from "../../core/shared/money"
import type { JsonObject } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { codesOf } from "../http/request-codes"
import { filled, present } from "./partner-endpoint"
import { createSessionRequest, type CheckedSessionRequest } from "./session-request"

/** What of A2 a connection may set. */
export type SessionFormChoices = Pick<PartnerOverrides, "originValue" | "sessionForm">

/** Top level of the flat form; under `general` in the nested one. */
const generalOf = (request: CheckedSessionRequest): JsonObject =>
  present({
    product_code: request.productCode,
    total_amount: jsonNumberOf(request.totalAmount),
    currency: request.currency,
    locale: request.locale,
    valid_until: request.validUntil,
    salesperson_reference: request.salespersonReference,
  })

const purchaseOf = (request: CheckedSessionRequest): JsonObject =>
  present({
    purchase_reference: request.purchaseReference,
    description: request.description,
    merchant: request.merchantDomainName && { merchant_domain_name: request.merchantDomainName },
  })

const addressOf = ({ address }: CheckedSessionRequest): JsonObject | null =>
  filled({
    street: address?.street,
    house: address?.house,
    apartment: address?.apartment,
    zip_code: address?.zipCode,
    city: address?.city,
  })

function formOf(request: CheckedSessionRequest, choices: SessionFormChoices): JsonObject {
  const general = generalOf(request)
  const form = choices.sessionForm ?? (request.linked === true ? "nested" : "flat")
  return present({
    ...(form === "nested" ? { general } : general),
    partner_urls: {
      return_url: request.urls.returnUrl,
      cancel_url: request.urls.cancelUrl,
      callback_url: request.urls.callbackUrl,
    },
    purchase: purchaseOf(request),
    origin: choices.originValue && { value: choices.originValue },
    customer_contact_data: request.contact,
    customer_address_data: addressOf(request),
    user_ip: request.userIp,
    integration_info: request.integrationInfo,
    additional_data: request.additionalData,
    credit_application_data: request.creditApplicationData,
  })
}

/**
 * The body of A2, in snake_case.
 * @returns the body, or the codes of what does not fit; nothing is to be sent then
 */
export function sessionForm(
  request: unknown,
  choices: SessionFormChoices,
): Result<JsonObject, readonly string[]> {
  const checked = createSessionRequest.safeParse(request)
  return checked.success ? ok(formOf(checked.data, choices)) : err(codesOf(checked.error))
}
