import type { ConnectionRecord, PlanRecord } from "./records"

/** What a merchant enters of a connection. */
export type ConnectionInput = Pick<
  ConnectionRecord,
  | "name"
  | "system"
  | "market"
  | "environment"
  | "base_url"
  | "shop_uuid"
  | "redirect_hosts"
  | "dialect"
  | "overrides"
  | "locale"
  | "salesperson_reference"
  | "merchant_domain_name"
  | "aggregator"
  | "short_flow_agreed"
  | "additional_data"
  | "credit_application_data"
>

/** What a merchant enters of a plan; the rest is read from the service. */
export type PlanInput = Pick<
  PlanRecord,
  | "connection_id"
  | "method"
  | "product_code"
  | "name"
  | "currency_code"
  | "countries"
  | "categories"
  | "products"
  | "starts_at"
  | "ends_at"
  | "priority"
  | "approval_agreed"
  | "withdrawal_agreed"
  | "approve_when"
  | "approval_paused"
  | "approval_wait_hours"
  | "valid_days"
  | "status"
  | "flow"
  | "direct"
>

/** What B2 says of a plan. */
export type PlanTerms = Pick<
  PlanRecord,
  | "min_amount"
  | "max_amount"
  | "periods"
  | "default_period"
  | "parameters"
  | "refreshed_at"
  | "refresh_problem"
>
