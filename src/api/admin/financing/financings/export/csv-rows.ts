import { csvLine } from "../../../../../core/shared/csv"
import type { FinancingRecord } from "../../../../../core/shared/records"

/** Names of plans and connections by their ids. */
export type Names = ReadonlyMap<string, string>

const text = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : null
}

type Cell = (financing: FinancingRecord, names: Names) => unknown

/** A cart's or an order's id is a credential of Medusa's store API: neither is written into a file. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  id: ({ id }) => id,
  created_at: ({ created_at: at }) => at,
  order_number: ({ order_number: number }) => number,
  purchase_reference: ({ purchase_reference: reference }) => reference,
  contract_number: ({ facts }) => facts?.["contract_number"],
  method: ({ method }) => method,
  plan: ({ plan_id: id }, names) => names.get(id) ?? id,
  connection: ({ connection_id: id }, names) => names.get(id) ?? id,
  stage: ({ stage }) => stage,
  amount: ({ payable }) => payable,
  currency: ({ currency_code: code }) => code,
  returned: ({ returned }) => returned,
  attention: ({ attention }) => attention,
  attention_since: ({ attention_since: at }) => at,
  activated_at: ({ activated_at: at }) => at,
  captured_at: ({ captured_at: at }) => at,
  ended_at: ({ ended_at: at }) => at,
  test: ({ test }) => test,
}

export const headLine = (): string => csvLine(Object.keys(COLUMNS))

export const lineOf = (financing: FinancingRecord, names: Names): string =>
  csvLine(Object.values(COLUMNS).map((cell) => text(cell(financing, names))))
