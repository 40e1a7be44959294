import { isPositive, payableOf } from "../shared/money"

/** One row of an order, as far as the service is told of it. */
export interface SoldItem {
  readonly id: string
  readonly title: string | null
  readonly sku: string | null
  readonly quantity: number
  /** Of the whole row: an unrounded decimal string in major units. */
  readonly total: string | null
  readonly serialNumbers: readonly string[]
}

/** One item of D2. The amount is that of the whole row. Partner API, section 2.6 */
export interface ToldItem {
  readonly itemReference?: string | null | undefined
  readonly type?: "product" | "service" | "vehicle" | null | undefined
  readonly description?: string | null | undefined
  readonly quantity?: number | null | undefined
  readonly amount?: string | null | undefined
  readonly serialNumber?: string | null | undefined
  readonly url?: string | null | undefined
  readonly imageUrl?: string | null | undefined
  readonly vehicleVin?: string | null | undefined
  readonly vehicleLicencePlate?: string | null | undefined
  readonly vehicleMake?: string | null | undefined
  readonly vehicleModel?: string | null | undefined
}

/** What a person says of an item: of a row of the order, or of an item of its own. */
export interface GivenItem extends ToldItem {
  readonly orderItemId?: string | null | undefined
}

const SEPARATOR = ", "

const amountOf = (total: string | null, currency: string): string | null => {
  const amount = total === null ? null : payableOf(total, currency)
  return amount !== null && isPositive(amount) ? amount : null
}

/** A row of the order as an item. Serial numbers of several pieces stand in one text. */
const toldItem = (item: SoldItem, currency: string): ToldItem => ({
  itemReference: item.sku,
  type: "product",
  description: item.title,
  quantity: Number.isInteger(item.quantity) && item.quantity > 0 ? item.quantity : null,
  amount: amountOf(item.total, currency),
  serialNumber: item.serialNumbers.length === 0 ? null : item.serialNumbers.join(SEPARATOR),
})

const saidOnly = (given: ToldItem): ToldItem =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))

/** Several words for one row, such as two serial numbers, are kept side by side. */
function completed(item: ToldItem, words: readonly GivenItem[]): ToldItem {
  const serials = words.flatMap(({ serialNumber }) => (serialNumber == null ? [] : [serialNumber]))
  const merged = words.reduce<ToldItem>((known, { orderItemId: _row, ...said }) => {
    return { ...known, ...saidOnly(said) }
  }, item)
  return serials.length === 0 ? merged : { ...merged, serialNumber: [...new Set(serials)].join(SEPARATOR) }
}

/** Whether what is given stands for itself, beside no row of the order. */
export const isOfItsOwn = (given: readonly GivenItem[]): boolean =>
  given.length > 0 && given.every(({ orderItemId }) => orderItemId == null)

/**
 * The items of a purchase (D2 replaces all that are stored). What is said of a row of the order completes that row,
 * and all rows are told; what names no row is an item of its own. If nothing names a row, only what is given is told.
 * @returns null when a row is named that the order has not
 */
export function purchaseItemsOf(
  sold: { readonly items: readonly SoldItem[]; readonly currency: string },
  given: readonly GivenItem[],
): readonly ToldItem[] | null {
  const { items, currency } = sold
  const rows = given.filter(({ orderItemId }) => orderItemId != null)
  const own = given
    .filter(({ orderItemId }) => orderItemId == null)
    .map(({ orderItemId: _row, ...item }) => item)
  if (rows.some(({ orderItemId }) => items.every(({ id }) => id !== orderItemId))) return null
  if (isOfItsOwn(given)) return own.map(saidOnly)
  const told = items.map((item) =>
    completed(
      toldItem(item, currency),
      rows.filter(({ orderItemId }) => orderItemId === item.id),
    ),
  )
  return [...told, ...own].map(saidOnly)
}
