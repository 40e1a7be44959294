import type { ConnectionAnswer, JsonObject } from "../answers"
import {
  addressProblem,
  orNull,
  problemOf,
  readObject,
  required,
  uuidProblem,
  valueOf,
} from "../form/read-fields"
import type { Problems } from "../form/use-form"
import { hasShortFlow } from "../plans/direct/flow"
import { joinOverrides, type LeasingNames, NO_NAMES, splitOverrides } from "./leasing-names"

/** A connection as it stands in the form. */
export interface ConnectionValues {
  readonly name: string
  /** `partner` or `leasing`. */
  readonly system: string
  readonly market: string
  readonly environment: string
  readonly base_url: string
  readonly shop_uuid: string
  readonly api_key: string
  readonly dialect: string
  readonly redirect_hosts: string
  readonly locale: string
  readonly salesperson_reference: string
  readonly merchant_domain_name: string
  readonly aggregator: boolean
  /** Counts where the service has the short flow. */
  readonly short_flow_agreed: boolean
  readonly additional_data: string
  readonly credit_application_data: string
  readonly overrides: string
  /** Of a leasing connection: the overrides that have fields of their own. */
  readonly names: LeasingNames
}

/** The fields that the form folds away. */
export const ADVANCED = [
  "dialect",
  "redirect_hosts",
  "locale",
  "salesperson_reference",
  "merchant_domain_name",
  "aggregator",
  "additional_data",
  "credit_application_data",
  "overrides",
] as const satisfies readonly (keyof ConnectionValues)[]

const NEW: ConnectionValues = {
  name: "",
  system: "partner",
  market: "ee",
  environment: "test",
  base_url: "",
  shop_uuid: "",
  api_key: "",
  dialect: "v2",
  redirect_hosts: "",
  locale: "",
  salesperson_reference: "",
  merchant_domain_name: "",
  aggregator: false,
  short_flow_agreed: false,
  additional_data: "",
  credit_application_data: "",
  overrides: "",
  names: NO_NAMES,
}

const jsonText = (data: JsonObject | null) =>
  data === null || Object.keys(data).length === 0 ? "" : JSON.stringify(data, null, 2)

export function connectionValues(connection: ConnectionAnswer | null): ConnectionValues {
  if (connection === null) return NEW
  const { names, rest } =
    connection.system === "leasing"
      ? splitOverrides(connection.overrides)
      : { names: NO_NAMES, rest: connection.overrides }
  return {
    ...connection,
    api_key: "",
    redirect_hosts: connection.redirect_hosts.join("\n"),
    locale: connection.locale ?? "",
    salesperson_reference: connection.salesperson_reference ?? "",
    merchant_domain_name: connection.merchant_domain_name ?? "",
    additional_data: jsonText(connection.additional_data),
    credit_application_data: jsonText(connection.credit_application_data),
    overrides: jsonText(rest),
    names,
  }
}

const EXAMPLE = {
  additional_data: '{ "store": "Tallinn" }',
  credit_application_data: '{ "campaign": "spring" }',
  overrides: { partner: '{ "session_form": "nested" }', leasing: '{ "deductions": "spread" }' },
} as const

/** What a system is entered with besides; the leasing service is in Lithuania only. */
export const ofSystem = (system: string): Partial<ConnectionValues> =>
  system === "leasing" ? { system, market: "lt", overrides: "" } : { system, overrides: "" }

const readJson = (values: ConnectionValues) => ({
  additional_data: readObject(values.additional_data, null, EXAMPLE.additional_data),
  credit_application_data: readObject(values.credit_application_data, null, EXAMPLE.credit_application_data),
  overrides: readObject(
    values.overrides,
    {},
    values.system === "leasing" ? EXAMPLE.overrides.leasing : EXAMPLE.overrides.partner,
  ),
})

/** @param isNew a connection that exists keeps its key: it is changed on its own */
export function connectionProblems(values: ConnectionValues, isNew: boolean): Problems<ConnectionValues> {
  const json = readJson(values)
  const problems = {
    name: required(values.name),
    base_url: addressProblem(values.base_url),
    shop_uuid: values.system === "leasing" ? required(values.shop_uuid) : uuidProblem(values.shop_uuid),
    api_key: isNew ? required(values.api_key) : undefined,
    redirect_hosts: isNew ? undefined : required(values.redirect_hosts),
    additional_data: problemOf(json.additional_data),
    credit_application_data: problemOf(json.credit_application_data),
    overrides: problemOf(json.overrides),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** The overrides as they would be saved; null while they are not JSON. */
export function connectionOverrides(values: ConnectionValues): JsonObject | null {
  const rest = valueOf(readJson(values).overrides)
  if (rest === undefined) return null
  return values.system === "leasing" ? joinOverrides(values.names, rest) : rest
}

/** What is sent; without a key the one of before stays. */
export function connectionBody(values: ConnectionValues): object {
  const hosts = values.redirect_hosts.split(/[\s,]+/).filter((host) => host !== "")
  return {
    name: values.name,
    system: values.system,
    market: values.market,
    environment: values.environment,
    base_url: values.base_url,
    shop_uuid: values.shop_uuid,
    overrides: connectionOverrides(values) ?? {},
    ...(values.system === "leasing" ? {} : partnerBody(values)),
    ...(hosts.length > 0 ? { redirect_hosts: hosts } : {}),
    ...(values.api_key === "" ? {} : { api_key: values.api_key }),
  }
}

/** What the partner service alone knows. */
function partnerBody(values: ConnectionValues): object {
  const json = readJson(values)
  return {
    dialect: values.dialect,
    locale: orNull(values.locale),
    salesperson_reference: orNull(values.salesperson_reference),
    merchant_domain_name: orNull(values.merchant_domain_name),
    aggregator: values.aggregator,
    short_flow_agreed: hasShortFlow(values) && values.short_flow_agreed,
    additional_data: valueOf(json.additional_data) ?? null,
    credit_application_data: valueOf(json.credit_application_data) ?? null,
  }
}
