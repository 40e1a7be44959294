import type { ConnectionAnswer, PlanAnswer } from "../answers"
import { problemOf, type Read, readWhole, required, valueOf } from "../form/read-fields"
import type { Problems } from "../form/use-form"
import {
  type DirectValues,
  directBody,
  directProblems,
  directValues,
  NEW_DIRECT,
} from "./direct/direct-values"
import { methodsOf } from "./methods"

/** A plan as it stands in the form. */
export interface PlanValues extends DirectValues {
  readonly connection_id: string
  readonly method: string
  readonly product_code: string
  readonly name: string
  readonly currency_code: string
  readonly priority: string
  readonly valid_days: string
  readonly countries: readonly string[]
  readonly categories: readonly string[]
  readonly products: readonly string[]
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly approval_agreed: boolean
  readonly withdrawal_agreed: boolean
  readonly approve_when: string
  readonly approval_paused: boolean
  readonly approval_wait_hours: string
  readonly active: boolean
}

const NEW: PlanValues = {
  ...NEW_DIRECT,
  connection_id: "",
  method: "hire-purchase",
  product_code: "",
  name: "",
  currency_code: "",
  priority: "0",
  valid_days: "7",
  countries: [],
  categories: [],
  products: [],
  starts_at: null,
  ends_at: null,
  approval_agreed: false,
  withdrawal_agreed: false,
  approve_when: "manual",
  approval_paused: false,
  approval_wait_hours: "",
  active: true,
}

export const planValues = (plan: PlanAnswer): PlanValues => ({
  ...plan,
  ...directValues(plan.flow, plan.direct),
  currency_code: plan.currency_code.toUpperCase(),
  priority: String(plan.priority),
  valid_days: String(plan.valid_days),
  approval_wait_hours: String(plan.approval_wait_hours ?? ""),
  active: plan.status === "active",
})

/** What a market's plans usually are, so that little is left to enter. */
const OF_MARKET: Readonly<Record<string, { readonly currency: string; readonly language: string }>> = {
  ee: { currency: "EUR", language: "et" },
  lv: { currency: "EUR", language: "lv" },
  lt: { currency: "EUR", language: "lt" },
  pl: { currency: "PLN", language: "pl" },
  cz: { currency: "CZK", language: "cs" },
}

/** Of a connection what its plans are entered from. */
type Seller = Pick<ConnectionAnswer, "id" | "market" | "system">

const firstMethod = (system: string): string => methodsOf(system)[0] ?? NEW.method

/** What a plan of the connection usually is. Leasing is in euro only. */
export function ofConnection({ id, market, system }: Seller) {
  const { currency, language } = OF_MARKET[market] ?? { currency: "", language: "en" }
  return {
    connection_id: id,
    method: firstMethod(system),
    currency_code: system === "leasing" ? "EUR" : currency,
    countries: [market],
    flow: "epos" as const,
    default_language: language,
    languages: [language],
    ...(system === "leasing" ? { approval_agreed: false, withdrawal_agreed: false } : {}),
  }
}

export const newPlanValues = (connection: Seller): PlanValues => ({ ...NEW, ...ofConnection(connection) })

/** The limits of the admin API. */
const SPAN = {
  priority: { min: -1000, max: 1000 },
  valid_days: { min: 1, max: 365 },
  approval_wait_hours: { min: 1, max: 8760 },
} as const

const readHours = (text: string): Read<number | null> =>
  text.trim() === "" ? { value: null } : readWhole(text, SPAN.approval_wait_hours)

const readNumbers = (values: PlanValues) => ({
  priority: readWhole(values.priority, SPAN.priority),
  valid_days: readWhole(values.valid_days, SPAN.valid_days),
  approval_wait_hours: readHours(values.approval_wait_hours),
})

const endsTooEarly = ({ starts_at: from, ends_at: until }: PlanValues) =>
  from !== null && until !== null && new Date(until) <= new Date(from)

export function planProblems(values: PlanValues): Problems<PlanValues> {
  const numbers = readNumbers(values)
  const problems = {
    product_code: required(values.product_code),
    name: required(values.name),
    currency_code: /^[a-z]{3}$/i.test(values.currency_code.trim())
      ? undefined
      : ({ key: "settings.problem.currency" } as const),
    priority: problemOf(numbers.priority),
    valid_days: problemOf(numbers.valid_days),
    approval_wait_hours: problemOf(numbers.approval_wait_hours),
    ends_at: endsTooEarly(values) ? ({ key: "settings.problem.dates" } as const) : undefined,
    ...directProblems(values, values.method),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** @param isNew a plan that exists keeps its connection and its method */
export function planBody(values: PlanValues, isNew: boolean): object {
  const numbers = readNumbers(values)
  return {
    ...(isNew ? { connection_id: values.connection_id, method: values.method } : {}),
    product_code: values.product_code,
    name: values.name,
    currency_code: values.currency_code,
    priority: valueOf(numbers.priority),
    valid_days: valueOf(numbers.valid_days),
    approval_wait_hours: valueOf(numbers.approval_wait_hours) ?? null,
    countries: values.countries,
    categories: values.categories,
    products: values.products,
    starts_at: values.starts_at,
    ends_at: values.ends_at,
    approval_agreed: values.approval_agreed,
    withdrawal_agreed: values.withdrawal_agreed,
    approve_when: values.approval_agreed ? values.approve_when : "manual",
    approval_paused: values.approval_paused,
    status: values.active ? "active" : "paused",
    ...directBody(values, values.method),
  }
}
