import { readOverrides, NO_OVERRIDES, type PartnerOverrides } from "../../src/core/partner/overrides"

/** One form of an endpoint's answers or requests, as the twin lists it. */
export type Variant = {
  readonly endpoint: string
  readonly group: "shapes" | "requests"
  readonly name: string
  readonly form: string
  readonly shows_in: "success" | "refusal" | "request"
  readonly settings: object
}

export type EndpointForms = {
  readonly id: string
  readonly method: string
  readonly dialects: readonly string[]
}

export type Preset = { readonly name: string; readonly fault: object; readonly has_acted: boolean }

/** What the merchant sets where the service asks for another form of a request. */
const OVERRIDES: Readonly<Record<string, object>> = {
  "confirmation_code number": { confirmation_code: "number" },
  "merchant_body wrapped": { purchase_merchant_form: "wrapped" },
  "payout_account_key account_number": { payout_account_key: "account_number" },
  "payout_account_key iban": { payout_account_key: "iban" },
  "withdrawal_body none": { extra_body: { withdrawal: null } },
  "withdrawal_body reason": { extra_body: { withdrawal: { reason: "returned" } } },
  "activation_body object": { extra_body: { version_activation: {} } },
}

export function overridesFor({ name, form }: Variant): PartnerOverrides {
  const read = readOverrides(OVERRIDES[`${name} ${form}`] ?? {})
  return read.ok ? read.value : NO_OVERRIDES
}
