import { z } from "@medusajs/framework/zod"

/** By what a list of financings is sorted; `-` is newest first. Of equal ones the id decides. */
export const LIST_ORDERS = ["created_at", "-created_at", "attention_since", "-attention_since"] as const

export type ListOrder = (typeof LIST_ORDERS)[number]

export type ListColumn = "created_at" | "attention_since"

export const columnOf = (order: ListOrder): ListColumn =>
  order.endsWith("created_at") ? "created_at" : "attention_since"

export const isDescending = (order: ListOrder): boolean => order.startsWith("-")

/** A place in a list: the row that it is behind or in front of. */
export interface ListPlace {
  readonly column: ListColumn
  /** UTC with microseconds, as PostgreSQL keeps it: "2026-11-21T09:01:38.510123Z". */
  readonly at: string
  readonly id: string
}

/** Which page: the first, the one behind or in front of a place, or the last. */
export type PageWanted =
  { readonly at: "first" | "last" } | { readonly at: "after" | "before"; readonly place: ListPlace }

const place = z.tuple([
  z.enum(["created_at", "attention_since"]),
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
  z.string().min(1).max(100),
])

/** The place as it travels in an address: base64url, and nobody's business what is in it. */
export const cursorOf = ({ column, at, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([column, at, id])).toString("base64url")

/** Null for anything that `cursorOf` did not make, or made for a date that there is none of. */
export function readCursor(cursor: string): ListPlace | null {
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString("utf8")))
  if (!parsed.success) return null
  const [column, at, id] = parsed.data
  return isDate(at) ? { column, at, id } : null
}

/** A 31st of February is none: it would come back as another day. */
function isDate(at: string): boolean {
  const seconds = at.slice(0, "2026-11-21T09:01:38".length)
  const milliseconds = Date.parse(`${seconds}Z`)
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(seconds)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
