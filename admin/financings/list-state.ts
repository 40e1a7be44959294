import { useSearchParams } from "react-router-dom"

/** The orders that the admin API knows; the last one chosen is kept in this browser. */
export const ORDERS = ["-created_at", "created_at", "attention_since", "-attention_since"] as const

export type Order = (typeof ORDERS)[number]

const STORED_AS = "medusa-financing:financings-order"

/** Names of the filters, as they stand in the address and in the request. */
const FILTERS = ["stage", "method", "connection_id", "attention"] as const

type FilterName = (typeof FILTERS)[number]

export type Filters = Partial<Record<FilterName, string[]>>

/** Where in the list: at its start, at its end, or beside a cursor. */
export type Place =
  | { readonly at: "first" }
  | { readonly at: "last" }
  | { readonly at: "after" | "before"; readonly cursor: string }

export interface ListState {
  readonly filters: Filters
  readonly words: string
  readonly order: Order
  readonly place: Place
}

const storedOrder = (): Order => {
  const stored = localStorage.getItem(STORED_AS)
  return ORDERS.find((order) => order === stored) ?? "-created_at"
}

const isOrder = (word: string | null): word is Order => ORDERS.some((order) => order === word)

function placeIn(address: URLSearchParams): Place {
  if (address.has("last")) return { at: "last" }
  for (const at of ["after", "before"] as const) {
    const cursor = address.get(at)
    if (cursor !== null) return { at, cursor }
  }
  return { at: "first" }
}

function filtersIn(address: URLSearchParams): Filters {
  const given = FILTERS.map((name) => [name, address.getAll(name)] as const)
  return Object.fromEntries(given.filter(([, values]) => values.length > 0))
}

/** Everything that decides what the list shows stands in the address: it can be linked to and gone back to. */
export function useListState() {
  const [address, setAddress] = useSearchParams()
  const order = address.get("order")
  const state: ListState = {
    filters: filtersIn(address),
    words: address.get("q") ?? "",
    order: isOrder(order) ? order : storedOrder(),
    place: placeIn(address),
  }
  /** Another filter or order begins at the first page again. */
  const change = (changes: Partial<ListState>) => {
    const next = { ...state, place: { at: "first" } as const, ...changes }
    if (changes.order !== undefined) localStorage.setItem(STORED_AS, changes.order)
    setAddress(addressOf(next), { replace: changes.words !== undefined })
  }
  return { state, change }
}

function addressOf({ filters, words, order, place }: ListState): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of FILTERS) for (const value of filters[name] ?? []) address.append(name, value)
  if (words !== "") address.set("q", words)
  address.set("order", order)
  if (place.at === "last") address.set("last", "true")
  else if (place.at !== "first") address.set(place.at, place.cursor)
  return address
}

/** The filters, search and order as the admin API takes them; the export takes the same. */
export const wishOf = ({ filters, words, order }: ListState) => ({
  stage: filters.stage,
  method: filters.method,
  connection_id: filters.connection_id,
  attention: filters.attention?.[0],
  q: words,
  order,
})

export const placeQuery = (place: Place) => {
  if (place.at === "first") return {}
  return place.at === "last" ? { last: true } : { [place.at]: place.cursor }
}
