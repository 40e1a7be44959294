import { store } from "../store-api"

/** The plugin's answer to `GET /store/financing-methods`. Amounts are decimal strings. */
export type FinancingMethod = {
  method: string
  provider_id: string
  name: string
  currency_code: string
  period: number
  monthly_payment: string | null
  /** Percent, for example "8.99". */
  apr: string | null
  total_cost: string | null
  preliminary: boolean
  /** The price is the shop's own reckoning, not the service's. */
  estimate: boolean
  test: boolean
}

export type Offers = {
  financing_methods: FinancingMethod[]
  unavailable: { method: string; reason: string }[]
}

export const offersFor = (cartId: string): Promise<Offers> =>
  store<Offers>(`/financing-methods?cart_id=${cartId}`)

const PROVIDER = /^pp_(.+)_financing$/

/** `pp_hire-purchase_financing` gives `hire-purchase`; null for a provider of somebody else. */
export const methodOf = (providerId: string): string | null => PROVIDER.exec(providerId)?.[1] ?? null

const TITLES: Record<string, string> = {
  "hire-purchase": "Pay by instalments",
  "split-payment": "Split into parts",
  "pay-next-month": "Pay next month",
  leasing: "Lease it",
}

/** What the shopper reads for a payment provider. */
export function titleOf(providerId: string): string {
  if (providerId === "pp_system_default") return "Pay by invoice"
  const method = methodOf(providerId)
  return (method && TITLES[method]) ?? providerId
}
