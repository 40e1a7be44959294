import type { Method } from "../../core/shared/method"
import { choosePlan, type ChoosablePlan } from "../../core/shared/plan-choice"
import type { ConnectionWithKeys, PlanRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import type { CartSnapshot } from "../commerce"
import type { Desk } from "../desk"
import { lacksIdentityCheck } from "../direct/identity-check"
import type { StartRefusal } from "./start-outcome"

export interface ChosenPlan {
  readonly plan: PlanRecord
  readonly found: ConnectionWithKeys
  readonly test: boolean
}

async function candidatesOf(desk: Desk, method: Method): Promise<ChosenPlan[]> {
  const plans = await desk.records.listPlansOf(method)
  const candidates = await Promise.all(
    plans.map(async (plan) => {
      const found = await desk.records.findConnection(plan.connection_id)
      if (found === null) return []
      return [{ plan, found, test: found.connection.environment === "test" }]
    }),
  )
  return candidates.flat()
}

/** The plan of this method for the cart: time, currency, country, items, amount, then priority. */
export async function choosePlanFor(
  desk: Desk,
  choice: {
    readonly method: Method
    readonly cart: CartSnapshot
    readonly payable: string
    /** The browser can only be sent to the service: an application inside the shop needs a storefront that renders it. */
    readonly redirectOnly?: boolean
  },
): Promise<Result<ChosenPlan, StartRefusal>> {
  const candidates = await candidatesOf(desk, choice.method)
  const isOfferedHere = ({ plan }: ChosenPlan): boolean =>
    choice.redirectOnly !== true || plan.flow === "epos"
  const chosen = choosePlan(candidates.filter(isOfferedHere).map(asChoosable), {
    currency: choice.cart.currencyCode,
    country: choice.cart.countryCode,
    amount: choice.payable,
    items: choice.cart.items,
    now: desk.clock.now(),
    offerTestPlans: desk.records.settings.offerTestPlans,
  })
  return chosen.ok ? ok(chosen.value.candidate) : chosen
}

/** A plan whose range was never read cannot be started: it counts as paused. */
const asChoosable = (candidate: ChosenPlan): ChoosablePlan & { readonly candidate: ChosenPlan } => ({
  currency: candidate.plan.currency_code,
  countries: candidate.plan.countries,
  minAmount: candidate.plan.min_amount,
  maxAmount: candidate.plan.max_amount,
  products: candidate.plan.products,
  categories: candidate.plan.categories,
  startsAt: candidate.plan.starts_at,
  endsAt: candidate.plan.ends_at,
  priority: candidate.plan.priority,
  paused: candidate.plan.status === "paused" || candidate.plan.refreshed_at === null,
  test: candidate.test,
  unproven: lacksIdentityCheck(candidate.plan, candidate.found.connection),
  candidate,
})
