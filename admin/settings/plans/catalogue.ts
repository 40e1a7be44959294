import { useQuery } from "@tanstack/react-query"
import { adminGet } from "../../shared/http"
import { queryKeys } from "../../shared/query-keys"

/** Something of the store's catalogue that a plan can be limited to. */
export interface Good {
  readonly id: string
  readonly name: string
}

export type Shelf = "categories" | "products"

interface CatalogueAnswer {
  readonly product_categories?: readonly { id: string; name: string }[]
  readonly products?: readonly { id: string; title: string }[]
}

const ROUTE = { categories: "/product-categories", products: "/products" } as const
const FIELDS = { categories: "id,name", products: "id,title" } as const
const FOUND_AT_ONCE = 8
/** More than a plan may name. */
const NAMED_AT_ONCE = 500

async function readGoods(shelf: Shelf, query: Record<string, string | number | string[]>): Promise<Good[]> {
  const answer = await adminGet<CatalogueAnswer>(ROUTE[shelf], { ...query, fields: FIELDS[shelf] })
  const products = answer.products?.map(({ id, title }) => ({ id, name: title }))
  return products ?? [...(answer.product_categories ?? [])]
}

/** What of the store's catalogue fits the words. */
export const useFoundGoods = (shelf: Shelf, words: string) =>
  useQuery({
    queryKey: [...queryKeys.all, "catalogue", shelf, "found", words],
    queryFn: () => readGoods(shelf, { q: words, limit: FOUND_AT_ONCE }),
    enabled: words.trim() !== "",
    placeholderData: (previous) => previous,
  })

/** What the goods are called; those that are gone keep their id. */
export function useNamesOfGoods(shelf: Shelf, ids: readonly string[]): (id: string) => string {
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.all, "catalogue", shelf, "named", ...ids],
    queryFn: () => readGoods(shelf, { "id[]": [...ids], limit: NAMED_AT_ONCE }),
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
  })
  return (id) => data.find((good) => good.id === id)?.name ?? id
}
