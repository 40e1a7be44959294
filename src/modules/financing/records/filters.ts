/** What a merchant looks for. `attention` is `any`, `none` or a reason. */
export interface FinancingFilters {
  readonly stage?: string | readonly string[] | undefined
  readonly method?: string | readonly string[] | undefined
  readonly connection_id?: string | readonly string[] | undefined
  readonly attention?: string | undefined
  /** An order's number, or how a purchase reference, a contract number or a cart's id begins. */
  readonly q?: string | undefined
  readonly order_id?: string | undefined
  readonly cart_id?: string | undefined
  /** From this moment on. */
  readonly created_from?: Date | undefined
  /** Before this moment. */
  readonly created_to?: Date | undefined
}

/** A condition with the values for its question marks. */
export interface Condition {
  readonly sql: string
  readonly values: readonly unknown[]
}

const oneOf = (column: string, wanted: string | readonly string[]): Condition => {
  const values = typeof wanted === "string" ? [wanted] : wanted
  return { sql: `${column} in (${values.map(() => "?").join(", ")})`, values }
}

const MARKED: Condition = { sql: "attention is not null", values: [] }
const UNMARKED: Condition = { sql: "attention is null", values: [] }

function attentionIs(word: string): Condition {
  if (word === "any") return MARKED
  return word === "none" ? UNMARKED : { sql: "attention is not null and attention = ?", values: [word] }
}

/** PostgreSQL's `integer`. */
const MAX_NUMBER = 2_147_483_647

const startsWith = (text: string): string => `${text.replace(/[\\%_]/g, "\\$&")}%`

const REFERENCE_BEGINS = "purchase_reference like ?"
const CONTRACT_BEGINS = "upper(facts ->> 'contract_number') like ?"
const CART_BEGINS = "cart_id like ?"

const found = (condition: string): string =>
  `select id from financing where deleted_at is null and ${condition}`

/**
 * Each part is served by an index of its own: an order's number exactly, the others by how they begin. Numbers are
 * rare, so their ids are gathered first: the planner takes a plain "or" for a walk through the whole list.
 */
function matches(text: string): Condition {
  const prefix = startsWith(text)
  const number = /^#?(\d{1,10})$/.exec(text)?.[1]
  if (number !== undefined && Number(number) <= MAX_NUMBER)
    return {
      sql: `id in (${[found("order_number is not null and order_number = ?"), found(CONTRACT_BEGINS)].join(" union ")})`,
      values: [Number(number), startsWith(number)],
    }
  return {
    sql: `(${[REFERENCE_BEGINS, CONTRACT_BEGINS, CART_BEGINS].join(" or ")})`,
    values: [prefix.toUpperCase(), prefix.toUpperCase(), prefix],
  }
}

const given = <T>(value: T | undefined, condition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [condition(value)]

/** The filters as conditions that all hold. */
export const conditionsOf = (filters: FinancingFilters): Condition[] => [
  { sql: "deleted_at is null", values: [] },
  ...given(filters.stage, (wanted) => oneOf("stage", wanted)),
  ...given(filters.method, (wanted) => oneOf("method", wanted)),
  ...given(filters.connection_id, (wanted) => oneOf("connection_id", wanted)),
  ...given(filters.attention, attentionIs),
  ...given(filters.order_id, (id) => ({ sql: "order_id = ?", values: [id] })),
  ...given(filters.cart_id, (id) => ({ sql: "cart_id = ?", values: [id] })),
  ...given(filters.created_from, (at) => ({ sql: "created_at >= ?", values: [at] })),
  ...given(filters.created_to, (at) => ({ sql: "created_at < ?", values: [at] })),
  ...given(filters.q?.trim() || undefined, matches),
]

/** All conditions as one. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(" and "),
  values: conditions.flatMap(({ values }) => values),
})
