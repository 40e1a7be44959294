import { compareAmounts } from "./money"
import { err, ok, type Result } from "./result"

/** What has to be known of a plan to choose it. Amounts in major units; null is no limit. */
export interface ChoosablePlan {
  readonly currency: string
  /** Two-letter codes in either letter case; empty is every country. */
  readonly countries: readonly string[]
  readonly minAmount: string | null
  readonly maxAmount: string | null
  /** Ids; when both are empty anything may be financed. */
  readonly products: readonly string[]
  readonly categories: readonly string[]
  /** When it is offered; null is without a limit. The end itself is past it. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly priority: number
  readonly paused: boolean
  /** Of a test connection. */
  readonly test: boolean
  /** The shop must prove who applies, and cannot: an application would be filled in for nothing. */
  readonly unproven: boolean
}

/** What is bought: null for an item that is no product of the shop. */
export interface PlanItem {
  readonly productId: string | null
  /** The product's categories and those above them. */
  readonly categoryIds: readonly string[]
}

export interface PlanWish {
  readonly amount: string
  /** The region's currency. */
  readonly currency: string
  /** The shipping address's country; without an address plans are matched by currency alone. */
  readonly country: string | null
  readonly items: readonly PlanItem[]
  readonly now: Date
  readonly offerTestPlans: boolean
}

export type NoPlanReason =
  | "no_plan"
  | "paused"
  | "test_plan_hidden"
  | "wrong_time"
  | "wrong_currency"
  | "wrong_country"
  | "wrong_items"
  | "amount_too_low"
  | "amount_too_high"
  | "identity_check_missing"

const alike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const tooLow = (plan: ChoosablePlan, amount: string): boolean =>
  plan.minAmount !== null && compareAmounts(amount, plan.minAmount) < 0

const tooHigh = (plan: ChoosablePlan, amount: string): boolean =>
  plan.maxAmount !== null && compareAmounts(amount, plan.maxAmount) > 0

const servesCountry = (plan: ChoosablePlan, country: string | null): boolean =>
  country === null || plan.countries.length === 0 || plan.countries.some((served) => alike(served, country))

const isOffered = ({ startsAt, endsAt }: ChoosablePlan, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)

const servesItem = ({ products, categories }: ChoosablePlan, item: PlanItem): boolean =>
  (item.productId !== null && products.includes(item.productId)) ||
  item.categoryIds.some((id) => categories.includes(id))

/** One item that the plan is not for keeps the whole cart from it: a financing pays all of it. */
const servesItems = (plan: ChoosablePlan, items: readonly PlanItem[]): boolean =>
  (plan.products.length === 0 && plan.categories.length === 0) ||
  items.every((item) => servesItem(plan, item))

type Sieve = readonly [reason: NoPlanReason, fits: (plan: ChoosablePlan, wish: PlanWish) => boolean]

/** In this order, so that the reason names the first thing that no plan got past. */
const SIEVES: readonly Sieve[] = [
  ["paused", (plan) => !plan.paused],
  ["test_plan_hidden", (plan, wish) => wish.offerTestPlans || !plan.test],
  ["wrong_time", (plan, wish) => isOffered(plan, wish.now)],
  ["wrong_currency", (plan, wish) => alike(plan.currency, wish.currency)],
  ["wrong_country", (plan, wish) => servesCountry(plan, wish.country)],
  ["wrong_items", (plan, wish) => servesItems(plan, wish.items)],
  ["amount_too_low", (plan, wish) => !tooLow(plan, wish.amount)],
  ["amount_too_high", (plan, wish) => !tooHigh(plan, wish.amount)],
  ["identity_check_missing", (plan) => !plan.unproven],
]

/**
 * Chooses the plan of one method for a cart: time, currency, country, items, amount, then the highest priority;
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
