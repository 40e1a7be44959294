import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import {
  columnOf,
  cursorOf,
  isDescending,
  type ListColumn,
  type ListOrder,
  type ListPlace,
  type PageWanted,
} from "../../../core/shared/list-cursor"
import type { FinancingRecord } from "../../../core/shared/records"
import { allOf, conditionsOf, type Condition, type FinancingFilters } from "./filters"
import { toFinancing } from "./rows"

export interface ListWish {
  readonly filters: FinancingFilters
  readonly order: ListOrder
  readonly limit: number
  readonly page: PageWanted
}

export interface FinancingPage {
  readonly financings: FinancingRecord[]
  /** For `after`; null on the last page. */
  readonly next: string | null
  /** For `before`; null on the first page. */
  readonly previous: string | null
}

interface Row {
  readonly id: string
  readonly list_at: string
}

/** Microseconds: a millisecond would lose or repeat rows of the same one. */
const exactTime = (column: ListColumn): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A list by the age of its attentions holds only what has one. */
const sortable = (column: ListColumn): Condition[] =>
  column === "created_at"
    ? []
    : [{ sql: "attention is not null and attention_since is not null", values: [] }]

/**
 * One page by keyset: the rows beyond a place are found in an index, so that the last page costs what the first does.
 * Towards the front and from the end rows are read backwards and turned round.
 */
export async function listPage(em: EntityManager, wish: ListWish): Promise<FinancingPage> {
  const { order, limit, page } = wish
  const column = columnOf(order)
  const backwards = page.at === "last" || page.at === "before"
  const down = isDescending(order) !== backwards
  const where = allOf([
    ...conditionsOf(wish.filters),
    ...sortable(column),
    ...("place" in page ? [beyond(page.place, down)] : []),
  ])
  const direction = down ? "desc" : "asc"
  const rows = await em.execute<Row[]>(
    `select *, ${exactTime(column)} as list_at from financing where ${where.sql}
      order by ${column} ${direction}, id ${direction} limit ?`,
    [...where.values, limit + 1],
  )
  const found = rows.slice(0, limit)
  const shown = backwards ? found.reverse() : found
  return pageOf(shown, { column, at: page.at, more: rows.length > limit })
}

const beyond = ({ column, at, id }: ListPlace, down: boolean): Condition => ({
  sql: `(${column}, id) ${down ? "<" : ">"} (?::timestamptz, ?)`,
  values: [at, id],
})

interface Seen {
  readonly column: ListColumn
  readonly at: PageWanted["at"]
  /** Whether there was a row more in the direction of reading. */
  readonly more: boolean
}

function pageOf(rows: readonly Row[], { column, at, more }: Seen): FinancingPage {
  const place = (row: Row | undefined): string | null =>
    row === undefined ? null : cursorOf({ column, at: row.list_at, id: row.id })
  const hasNext = at === "before" || (at !== "last" && more)
  const hasPrevious = at === "after" || (at !== "first" && more)
  return {
    financings: rows.map(({ list_at: _at, ...row }) => toFinancing(row)),
    next: hasNext ? place(rows.at(-1)) : null,
    previous: hasPrevious ? place(rows[0]) : null,
  }
}

/** How far is counted: a count must not cost more than the page. */
const COUNTED = 10_000

/** How many match, or null when there are more than 10,000. */
export async function countUpTo(
  em: EntityManager,
  { filters, order }: Pick<ListWish, "filters" | "order">,
): Promise<number | null> {
  const where = allOf([...conditionsOf(filters), ...sortable(columnOf(order))])
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (select 1 from financing where ${where.sql} limit ?) as counted`,
    [...where.values, COUNTED + 1],
  )
  const count = row?.count ?? 0
  return count > COUNTED ? null : count
}
