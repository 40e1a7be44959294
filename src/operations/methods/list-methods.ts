import { isPositive, payableOf } from "../../core/shared/money"
import { METHODS, type Method } from "../../core/shared/method"
import { providerIdOf } from "../../core/shared/provider-id"
import type { CartSnapshot } from "../commerce"
import type { Desk, ShopDesk } from "../desk"
import { choosePlanFor, type ChosenPlan } from "../start/choose-plan-for"
import type { StartRefusal } from "../start/start-outcome"
import type { Quote } from "../system"

/** A checkout page waits at most this long for all its prices. */
const QUOTE_BUDGET_MS = 4_000

/** One way to finance the cart. Amounts are decimal strings in major units; prices are preliminary. */
export interface OfferedMethod {
  readonly method: Method
  readonly provider_id: string
  readonly plan_id: string
  readonly name: string
  readonly currency_code: string
  readonly amount: string
  readonly period: number | null
  readonly monthly_payment: string | null
  readonly apr: string | null
  readonly total_cost: string | null
  readonly preliminary: true
  /** The price is our own reckoning from the tariff, not the service's. */
  readonly estimate: boolean
  readonly test: boolean
}

export interface MethodList {
  readonly financing_methods: readonly OfferedMethod[]
  readonly unavailable: readonly { readonly method: Method; readonly reason: StartRefusal }[]
}

type Judged = { readonly offered: OfferedMethod } | { readonly method: Method; readonly reason: StartRefusal }

/** Which methods fit a cart and what they would cost a month. Null when there is no such cart. */
export async function listMethods(desk: ShopDesk, cartId: string): Promise<MethodList | null> {
  const cart = await desk.commerce.cart(cartId)
  if (cart === null) return null
  const judged = await Promise.all(METHODS.map((method) => judge(desk, cart, method)))
  return {
    financing_methods: judged.flatMap((one) => ("offered" in one ? [one.offered] : [])),
    unavailable: judged.flatMap((one) => ("offered" in one ? [] : [one])),
  }
}

async function judge(desk: Desk, cart: CartSnapshot, method: Method): Promise<Judged> {
  const payable = payableOf(cart.total, cart.currencyCode)
  if (!cart.enabledProviders.includes(providerIdOf(method))) return { method, reason: "provider_disabled" }
  if (!isPositive(payable)) return { method, reason: "nothing_to_finance" }
  const chosen = await choosePlanFor(desk, { method, cart, payable })
  if (!chosen.ok) return { method, reason: chosen.error }
  const quote = await quoteOf(desk, chosen.value, payable)
  return { offered: offer(method, { cart, payable, chosen: chosen.value, quote }) }
}

/** Without a price the method is still listed: a slow calculator must not cost a sale. */
async function quoteOf(desk: Desk, chosen: ChosenPlan, payable: string): Promise<Quote | null> {
  const key = `${chosen.plan.id}:${payable}:${String(chosen.plan.default_period)}`
  const now = desk.clock.now().getTime()
  const known = desk.quotes.get(key, now)
  if (known !== null) return known
  const quote = await desk.systemOf(chosen.found).quote(chosen.plan, payable, QUOTE_BUDGET_MS)
  if (!quote.ok) {
    desk.log.warn(`plan ${chosen.plan.id}: no price, ${quote.error.kind}`)
    return null
  }
  desk.quotes.put(key, quote.value, now)
  return quote.value
}

interface Ingredients {
  readonly cart: CartSnapshot
  readonly payable: string
  readonly chosen: ChosenPlan
  readonly quote: Quote | null
}

const offer = (method: Method, { cart, payable, chosen, quote }: Ingredients): OfferedMethod => ({
  method,
  provider_id: providerIdOf(method),
  plan_id: chosen.plan.id,
  name: chosen.plan.name,
  currency_code: cart.currencyCode,
  amount: payable,
  period: quote?.period ?? chosen.plan.default_period,
  monthly_payment: quote?.monthlyPayment ?? null,
  apr: quote?.apr ?? null,
  total_cost: quote?.totalCost ?? null,
  preliminary: true,
  estimate: quote?.estimate ?? false,
  test: chosen.test,
})
