import type { EndpointGroup } from "../../core/partner/endpoint-group"
import type { PartnerOverrides } from "../../core/partner/overrides"
import type { Dialect, JsonObject } from "../../core/shared/records"
import { inCamelCase } from "../http/casing"
import type { Endpoint } from "../http/endpoint"

/** What is asked, with what the connection has set. */
export interface Asked<Input> {
  readonly input: Input
  readonly choices: PartnerOverrides
}

/** An endpoint of the partner API, and with which others it changes its naming. */
export interface PartnerEndpoint<Input, Output> extends Endpoint<Asked<Input>, Output> {
  readonly group: EndpointGroup
}

/** Objects whose keys are the shop's own or free: they are sent as they are. */
const OPAQUE: ReadonlySet<string> = new Set([
  "additional_data",
  "additional_details",
  "credit_application_data",
  "customer_consent",
  "customer_consents",
  "customer_pep",
  "customer_self_ubo",
  "customer_ubos",
  "else_ubo_pep",
  "integration_info",
])

/** A body written in the document's snake_case, as the dialect wants it. Partner API, section 9. */
export const inDialect = (body: JsonObject, dialect: Dialect): JsonObject =>
  dialect === "v2" ? body : inCamelCase(body, OPAQUE)

/** The same without the keys that hold nothing. */
export const present = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined))

/** An object of which nothing is left is not sent. */
export const filled = (body: JsonObject): JsonObject | null => {
  const left = present(body)
  return Object.keys(left).length === 0 ? null : left
}
