import { compareAmounts } from "./money"
import { err, ok, type Result } from "./result"

/** What has to be known of a plan to choose it. Amounts in major units; null is no limit. */
export interface ChoosablePlan {
  readonly currency: string
  /** Two-letter codes in either letter case; empty is every country. */
  readonly countries: readonly string[]
  readonly minAmount: string | null
  readonly maxAmount: string | null
  readonly priority: number
  readonly paused: boolean
  /** Of a test connection. */
  readonly test: boolean
}

export interface PlanWish {
  readonly amount: string
  /** The region's currency. */
  readonly currency: string
  /** The shipping address's country; without an address plans are matched by currency alone. */
  readonly country: string | null
  readonly offerTestPlans: boolean
}

export type NoPlanReason =
  | "no_plan"
  | "paused"
  | "test_plan_hidden"
  | "wrong_currency"
  | "wrong_country"
  | "amount_too_low"
  | "amount_too_high"

const alike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const tooLow = (plan: ChoosablePlan, amount: string): boolean =>
  plan.minAmount !== null && compareAmounts(amount, plan.minAmount) < 0

const tooHigh = (plan: ChoosablePlan, amount: string): boolean =>
  plan.maxAmount !== null && compareAmounts(amount, plan.maxAmount) > 0

const servesCountry = (plan: ChoosablePlan, country: string | null): boolean =>
  country === null || plan.countries.length === 0 || plan.countries.some((served) => alike(served, country))

type Sieve = readonly [reason: NoPlanReason, fits: (plan: ChoosablePlan, wish: PlanWish) => boolean]

/** In this order, so that the reason names the first thing that no plan got past. */
const SIEVES: readonly Sieve[] = [
  ["paused", (plan) => !plan.paused],
  ["test_plan_hidden", (plan, wish) => wish.offerTestPlans || !plan.test],
  ["wrong_currency", (plan, wish) => alike(plan.currency, wish.currency)],
  ["wrong_country", (plan, wish) => servesCountry(plan, wish.country)],
  ["amount_too_low", (plan, wish) => !tooLow(plan, wish.amount)],
  ["amount_too_high", (plan, wish) => !tooHigh(plan, wish.amount)],
]

/**
 * Chooses the plan of one method for a cart: currency, then country, then amount, then the highest priority;
 * of equal ones the first given.
 * @returns the plan, or why there is none
 */
export function choosePlan<Plan extends ChoosablePlan>(
  plans: readonly Plan[],
  wish: PlanWish,
): Result<Plan, NoPlanReason> {
  let left = plans
  for (const [reason, fits] of SIEVES) {
    const next = left.filter((plan) => fits(plan, wish))
    if (left.length > 0 && next.length === 0) return err(reason)
    left = next
  }
  const [first, ...others] = left
  if (first === undefined) return err("no_plan")
  return ok(others.reduce((best, plan) => (plan.priority > best.priority ? plan : best), first))
}
