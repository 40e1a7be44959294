import { ENDPOINT_IDS, type EndpointId } from "../http/endpoint-id"
import type { RequestName, ShapeName } from "../world/shapes"

/** Endpoints whose documented success has no body. */
const WITHOUT_BODY: readonly EndpointId[] = ["C4", "E5", "E6"]

const EVERY = ENDPOINT_IDS
const WITH_BODY = EVERY.filter((id) => !WITHOUT_BODY.includes(id))
const WITH_NAMES = WITH_BODY.filter((id) => id !== "A1")

/** At which endpoints each form of an answer shows. */
export const ENDPOINTS_OF_SHAPE = {
  ping: ["A1"],
  unauthorized: EVERY,
  refusal: EVERY.filter((id) => id !== "A1"),
  names: WITH_NAMES,
  values: WITH_NAMES,
  nulls: WITH_NAMES,
  success: WITH_BODY,
  no_body: [...WITHOUT_BODY, "E8"],
  session_id: ["A2", "A3"],
  session: ["A3"],
  numbers: ["A3", "B1", "C1", "F1", "F2", "F5"],
  calculation_schedule: ["B1"],
  product: ["B2"],
  product_values: ["B2"],
  application_created: ["C1"],
  customer_clash: ["C1"],
  decision_messages: ["C1", "C2"],
  income_proof: ["C1", "C2"],
  details_names: ["C2"],
  details_contract: ["C2"],
  details_purchase: ["C2"],
  accepted: ["C3"],
  application_signing: ["C5"],
  bank_list: ["C6"],
  bank_names: ["C6"],
  bank_id: ["C6"],
  retrieval: ["C7"],
  attachments: ["C8"],
  payment_schedule: ["C9"],
  schedule_missing: ["C9"],
  purchase: ["D1"],
  purchase_items: ["D2"],
  purchase_merchant: ["D3"],
  printout: ["E1"],
  signing_started: ["E2"],
  signing_url: ["E2"],
  signing_confirmed: ["E3"],
  contract: ["E4"],
  contract_names: ["E4"],
  partner_confirmation: ["E4"],
  payout_account: ["E4"],
  payment_link: ["E7"],
  withdrawal: ["E8"],
  payout_account_set: ["E9"],
  change_options: ["F1"],
  version: ["F2"],
  version_schedule: ["F3"],
  version_activated: ["F4"],
  versions: ["F5"],
} as const satisfies Record<ShapeName, readonly EndpointId[]>

/** Forms that show only when the service refuses. */
export const SHAPES_OF_REFUSALS: readonly ShapeName[] = [
  "unauthorized",
  "refusal",
  "customer_clash",
  "schedule_missing",
]

/** Of which endpoints each form of a request is asked. */
export const ENDPOINTS_OF_REQUEST = {
  signing_methods: ["E2"],
  confirmation_code: ["C5", "E3"],
  attachment_fields: ["C8"],
  merchant_body: ["D3"],
  payout_account_key: ["E9"],
  withdrawal_body: ["E8"],
  activation_body: ["F4"],
} as const satisfies Record<RequestName, readonly EndpointId[]>
