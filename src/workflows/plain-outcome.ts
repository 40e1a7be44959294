import type { FinancingRecord } from "../core/shared/records"

/** What a workflow answers of a financing: ids and states. Amounts are decimal strings in major units. */
export type PlainOutcome = Pick<
  FinancingRecord,
  "id" | "method" | "stage" | "payable" | "currency_code" | "order_id" | "payment_id" | "attention"
>

export const plainOutcome = ({
  id,
  method,
  stage,
  payable,
  currency_code,
  order_id,
  payment_id,
  attention,
}: FinancingRecord): PlainOutcome => ({
  id,
  method,
  stage,
  payable,
  currency_code,
  order_id,
  payment_id,
  attention,
})
