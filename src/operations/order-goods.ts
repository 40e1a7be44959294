/** One row of an order. The amount is an unrounded decimal string in major units, with taxes and discounts. */
export interface OrderItem {
  readonly id: string
  readonly title: string | null
  readonly sku: string | null
  readonly quantity: number
  readonly total: string | null
  /** From the row's own metadata and from those of its fulfilments. */
  readonly serialNumbers: readonly string[]
}

/** What an order holds. */
export interface OrderGoods {
  readonly items: readonly OrderItem[]
  /** Serial numbers of a fulfilment that do not say to which of its rows they belong. */
  readonly looseSerialNumbers: readonly string[]
}
