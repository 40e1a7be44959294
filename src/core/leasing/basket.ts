/** One thing that is bought. */
export interface BasketItem {
  readonly name: string
  /** A whole number of pieces, or a measure such as "1.5". */
  readonly quantity: string
  /** Of all pieces, with tax and before discounts: a decimal string in EUR with any number of decimals. */
  readonly total: string
}

/** Shipping, a discount, a fee, a gift card. */
export interface BasketCharge {
  readonly name: string
  /** With tax: a decimal string in EUR; of a deduction without a sign. */
  readonly total: string
}

/** What a cart consists of, as the shop has calculated it. */
export interface Basket {
  /** What is financed: a decimal string in EUR, at most two decimals. */
  readonly payable: string
  readonly items: readonly BasketItem[]
  readonly shipping: readonly BasketCharge[]
  /** What is taken off: discounts, gift cards, credit. */
  readonly deductions: readonly BasketCharge[]
}
