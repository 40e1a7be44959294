export type MarketCode = "ee" | "lv" | "lt" | "pl" | "cz"
export type CurrencyCode = "eur" | "pln" | "czk"

export type Market = {
  readonly country: MarketCode
  readonly name: string
  readonly currency: CurrencyCode
  /** Price of the courier, in major units of the currency. */
  readonly courier: number
  /** Whether contracts of hire purchase and of split payment wait for the merchant's approval. */
  readonly approval: { readonly hirePurchase: boolean; readonly splitPayment: boolean }
  /** Whether the shop sells by leasing too. */
  readonly leasing?: boolean
}

const BOTH = { hirePurchase: true, splitPayment: true }
const NONE = { hirePurchase: false, splitPayment: false }

/** One region for each country, so that each has its own providers and plans. */
export const MARKETS: readonly Market[] = [
  { country: "ee", name: "Estonia", currency: "eur", courier: 4.9, approval: BOTH },
  { country: "lv", name: "Latvia", currency: "eur", courier: 4.9, approval: NONE },
  {
    country: "lt",
    name: "Lithuania",
    currency: "eur",
    courier: 4.9,
    approval: { ...NONE, hirePurchase: true },
    leasing: true,
  },
  { country: "pl", name: "Poland", currency: "pln", courier: 19, approval: BOTH },
  { country: "cz", name: "Czechia", currency: "czk", courier: 99, approval: NONE },
]

export const CURRENCIES: readonly CurrencyCode[] = ["eur", "pln", "czk"]
