import type { EndpointGroup } from "../../core/partner/overrides"
import type { Dialect, JsonObject } from "../../core/shared/records"
import { inCamelCase } from "../http/casing"
import type { Endpoint } from "../http/endpoint"

/** An endpoint of the partner API, and with which others it changes its naming. */
export interface PartnerEndpoint<Input, Output> extends Endpoint<Input, Output> {
  readonly group: EndpointGroup
}

/** Objects whose keys are the shop's own or free: they are sent as they are. */
const OPAQUE: ReadonlySet<string> = new Set([
  "additional_data",
  "credit_application_data",
  "integration_info",
])

/** A body written in the document's snake_case, as the dialect wants it. Partner API, section 9. */
export const inDialect = (body: JsonObject, dialect: Dialect): JsonObject =>
  dialect === "v2" ? body : inCamelCase(body, OPAQUE)

/** The same without the keys that hold nothing. */
export const present = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined))
