export type Market = "ee" | "lv" | "lt" | "pl" | "cz"
export type Method = "hire-purchase" | "split-payment" | "pay-next-month"

/** One product code as the service has agreed it with a shop. Amounts are decimal strings in the shop's currency. */
export interface Product {
  readonly code: string
  readonly name: string
  readonly method: Method
  /** The service's own word for the kind of product, as B2 answers it. */
  readonly type: string
  readonly minAmount: string
  readonly maxAmount: string
  readonly defaultAmount: string
  /** Months. */
  readonly periods: readonly number[]
  readonly defaultPeriod: number
  /** Days of the month. */
  readonly paymentDays: readonly number[]
  readonly defaultPaymentDay: number
  /** A fraction: `0.0899` is 8.99 %. */
  readonly interestRateAnnual: string
  /** A fraction of the financed amount, paid with the first payment. */
  readonly contractFeeRate: string
  readonly contractFeeMinimum: string
  readonly adminFeeMonthly: string
  /** Whether a contract waits for the merchant's approval before it is activated. */
  readonly approval: boolean
  /** A fraction of the amount; null when the product has no down payment. */
  readonly downPaymentMinimumRate: string | null
  /** Dotted names that an application for this product must carry, as B2 answers them. */
  readonly requiredParams?: readonly string[]
}

/** One shop of the sandbox with its own key. The keys are made up: they open nothing but the sandbox. */
export interface Shop {
  readonly market: Market
  readonly name: string
  readonly shopUuid: string
  readonly apiKey: string
  readonly currency: string
  readonly products: readonly Product[]
}

export const productOf = (shop: Shop, code: string): Product | undefined =>
  shop.products.find((product) => product.code === code)
