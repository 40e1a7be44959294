import type { HttpTypes } from "@medusajs/framework/types"

import type { Cart } from "../cart"
import { h } from "../dom"
import { type FinancingMethod, methodOf, type Offers, offersFor, titleOf } from "../financing/methods"
import { whyNot } from "../financing/reasons"
import { standardWay } from "../financing/standard-way"
import { money } from "../money"
import { store } from "../store-api"
import { type Choice, choice } from "./choice"

type Provider = HttpTypes.StorePaymentProvider

const NO_OFFERS: Offers = { financing_methods: [], unavailable: [] }

/** The region's payment providers, the financing ones with what they cost a month. */
export async function paymentChoice(cart: Cart, picked: (providerId: string) => void): Promise<HTMLElement> {
  const [{ payment_providers: providers }, offers] = await Promise.all([
    store<{ payment_providers: Provider[] }>(`/payment-providers?region_id=${cart.region_id ?? ""}`),
    standardWay() ? null : offersFor(cart.id).catch(() => NO_OFFERS),
  ])
  const ordered = providers.map(({ id }) => id).sort((one, other) => rank(one) - rank(other))
  return h(
    "div",
    { class: "choices", role: "radiogroup", "aria-label": "Payment" },
    ...ordered.map((id) =>
      choice({
        ...describe(id, offers),
        picked: () => {
          picked(id)
        },
      }),
    ),
  )
}

const ORDER = ["hire-purchase", "split-payment", "pay-next-month", "leasing"]
const rank = (providerId: string) =>
  (ORDER.indexOf(methodOf(providerId) ?? "") + ORDER.length + 1) % (ORDER.length + 1)

function describe(providerId: string, offers: Offers | null): Omit<Choice, "picked"> {
  const method = methodOf(providerId)
  const title = titleOf(providerId)
  const base = { group: "payment", title, id: `pay-${method ?? "invoice"}` }
  if (!method) return { ...base, detail: "We send an invoice with the goods." }
  if (!offers) return { ...base, detail: "You go on to the financing service and come back here." }
  const offer = offers.financing_methods.find((one) => one.method === method)
  if (!offer) {
    const reason = offers.unavailable.find((one) => one.method === method)?.reason
    return { ...base, detail: whyNot(reason), disabled: true }
  }
  return { ...base, detail: terms(offer), aside: monthly(offer), ...(offer.test && { badge: "Test" }) }
}

function monthly({
  monthly_payment: sum,
  currency_code: currency,
  period,
  estimate,
}: FinancingMethod): string {
  if (sum === null) return ""
  const price = estimate ? `about ${money(sum, currency)}` : money(sum, currency)
  return period > 1 ? `${price} a month` : price
}

function terms(offer: FinancingMethod): string {
  const parts = [
    offer.period > 1 ? `${String(offer.period)} months` : "one payment",
    ...(offer.apr === null ? [] : [`APR ${offer.apr} %`]),
    ...(offer.total_cost === null ? [] : [`${money(offer.total_cost, offer.currency_code)} in all`]),
  ]
  if (offer.estimate) parts.push("our estimate: only the service's offer counts")
  else if (offer.preliminary) parts.push("preliminary")
  return parts.join(" · ")
}
