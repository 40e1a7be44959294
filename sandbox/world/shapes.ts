/**
 * The forms in which the service may answer where its documents leave it open. The first form of each is the
 * default.
 */
export const SHAPES = {
  ping: ["message", "response", "text"],
  unauthorized: ["error_array", "message_text", "message_array"],
  refusal: ["message_array", "message_text", "errors_array", "error_code"],
  names: ["by_dialect", "snake_case", "camel_case"],
  values: ["typed", "text"],
  nulls: ["null", "absent"],
  success: ["documented", "ok", "created", "accepted"],
  no_body: ["no_content", "ok_empty", "ok_object", "created_text"],
  session_id: ["uuid", "pos_session_uuid"],
  session: ["flat", "wrapped"],
  numbers: ["number", "text"],
  calculation_schedule: ["list", "items", "object"],
  product: ["flat", "wrapped"],
  product_values: ["typed", "text"],
  application_created: ["flat", "wrapped"],
  decision_messages: ["by_endpoint", "text", "list"],
  income_proof: ["by_dialect", "required", "requested"],
  details_names: ["document", "snake_case", "by_dialect"],
  details_contract: ["like_contract", "short", "uuid", "absent"],
  details_purchase: ["short", "whole", "absent"],
  customer_clash: ["refused", "bad_request", "server_error", "decision_failed"],
  accepted: ["contract", "flat", "contract_uuid", "whole_contract"],
  application_signing: ["credit_application", "flat", "empty_object", "empty"],
  bank_list: ["list", "banks", "bank_list", "data", "items"],
  bank_names: ["short", "prefixed", "logo", "logo_url"],
  bank_id: ["text", "number"],
  retrieval: ["redirect_url", "url", "wrapped"],
  attachments: ["empty_object", "list", "wrapped", "empty"],
  payment_schedule: ["wrapped", "flat"],
  schedule_missing: ["unprocessable", "not_found"],
  purchase: ["wrapped", "flat", "empty"],
  purchase_items: ["empty_object", "items", "purchase", "empty"],
  purchase_merchant: ["empty_object", "merchant", "purchase", "empty"],
  printout: ["ok", "created", "wrapped"],
  signing_started: ["empty_object", "signing", "empty"],
  signing_url: ["redirect_url", "signing_url", "url", "link", "signing"],
  signing_confirmed: ["signing", "empty_object", "empty"],
  contract: ["by_dialect", "wrapped", "flat"],
  contract_names: ["by_dialect", "document", "snake_case", "camel_case"],
  partner_confirmation: ["by_dialect", "partners", "partner"],
  payout_account: ["payout_account_number", "payout_bank_account"],
  payment_link: ["created", "ok", "wrapped"],
  withdrawal: ["empty", "empty_object", "contract", "withdrawal"],
  payout_account_set: ["empty_object", "flat", "wrapped", "empty"],
  change_options: ["by_name", "list", "upper_case", "limits_only"],
  version: ["flat", "wrapped", "contract_version"],
  version_schedule: ["flat", "wrapped", "items"],
  version_activated: ["empty", "empty_object", "version", "status"],
  versions: ["list", "versions", "contract_versions", "content"],
} as const

export type ShapeName = keyof typeof SHAPES
export type Shapes = { readonly [Name in ShapeName]: (typeof SHAPES)[Name][number] }

/** What the service may ask of a request where its documents leave it open. The first is the default. */
export const REQUESTS = {
  signing_methods: ["by_product", "any"],
  confirmation_code: ["any", "text", "number"],
  attachment_fields: ["required", "optional"],
  merchant_body: ["bare", "wrapped", "any"],
  payout_account_key: ["payout_account_number", "account_number", "iban"],
  withdrawal_body: ["any", "none", "reason"],
  activation_body: ["any", "none", "object"],
} as const

export type RequestName = keyof typeof REQUESTS
export type Requests = { readonly [Name in RequestName]: (typeof REQUESTS)[Name][number] }

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] => {
  const names: Name[] = []
  for (const name in table) names.push(name)
  return names
}

export const SHAPE_NAMES: readonly ShapeName[] = namesOf(SHAPES)
export const REQUEST_NAMES: readonly RequestName[] = namesOf(REQUESTS)
