import { MedusaError } from "@medusajs/framework/utils"
import {
  columnOf,
  readCursor,
  type ListOrder,
  type ListPlace,
  type PageWanted,
} from "../../../../core/shared/list-cursor"

interface PageQuery {
  readonly order: ListOrder
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly last?: boolean | undefined
}

const invalid = (sentence: string): MedusaError => new MedusaError(MedusaError.Types.INVALID_DATA, sentence)

function placeIn(cursor: string, order: ListOrder): ListPlace {
  const place = readCursor(cursor)
  if (place === null)
    throw invalid(
      "This is not a page of the list: `after` and `before` take what `next` and `previous` answered. Begin at the first page.",
    )
  if (place.column !== columnOf(order))
    throw invalid("The list is sorted in another way now. Begin at the first page.")
  return place
}

/** Which page is asked for. @throws MedusaError INVALID_DATA with a sentence for a place that is none */
export function wantedPage({ order, after, before, last }: PageQuery): PageWanted {
  const given = [after, before, last === true ? "last" : undefined].filter((one) => one !== undefined)
  if (given.length > 1) throw invalid("Ask for one of `after`, `before` and `last`, not for several.")
  if (after !== undefined) return { at: "after", place: placeIn(after, order) }
  if (before !== undefined) return { at: "before", place: placeIn(before, order) }
  return { at: last === true ? "last" : "first" }
}
