import { toSnakeCase } from "../http/dialect"
import { isJsonObject } from "../json"
import type { Fault } from "./fault"

type Spoil = (value: unknown, name: string) => unknown

/** What stands in place of each type; a reader that trusts types breaks on it. */
function ofWrongType(value: unknown): unknown {
  if (typeof value === "string") return 7
  if (typeof value === "number") return "seven"
  if (typeof value === "boolean") return []
  return value === null ? { unexpected: true } : value
}

const SPOILERS: Partial<Record<Fault["kind"], (fault: Fault) => Spoil>> = {
  wrong_types: () => ofWrongType,
  unknown_status: (fault) => (value, name) => (STATUSES.includes(name) ? (fault.value ?? "frozen") : value),
  unknown_enum: (fault) => (value, name) =>
    ENUMS.includes(toSnakeCase(name)) && value !== null ? (fault.value ?? "frozen") : value,
  wrong_amount: (fault) => (value, name) =>
    isTotal(name) ? (fault.value === null ? Number(value) + 1 : Number(fault.value)) : value,
  no_amount: () => (value, name) => (isTotal(name) ? undefined : value),
  foreign_redirect: (fault) => (value, name) =>
    /^(redirect_?url|signing_?url|link|url)$/i.test(name)
      ? (fault.value ?? "https://elsewhere.example/epos")
      : value,
}

/** Where a service says how something stands. */
const STATUSES: readonly string[] = ["status", "appl_phase", "applPhase", "result"]

/** Every documented field that holds one of a list of words. */
const ENUMS: readonly string[] = [
  "status",
  "process_status",
  "decision_status",
  "credit_application_status",
  "income_proof_type",
  "method",
  "type",
  "response_level",
  "appl_phase",
  "appl_status",
  "close_reason",
  "result",
]

const isTotal = (name: string): boolean => name === "total_amount" || name === "totalAmount"

/** The body with its values changed as the fault says; the same body for every other fault. */
export function spoiled(fault: Fault, body: unknown): unknown {
  const spoil = SPOILERS[fault.kind]?.(fault)
  return spoil === undefined ? body : replaced(body, spoil, "")
}

function replaced(value: unknown, spoil: Spoil, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, spoil, name))
  if (!isJsonObject(value)) return spoil(value, name)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, spoil, key)]))
}
