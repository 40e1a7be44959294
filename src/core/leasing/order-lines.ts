import BigNumber from "bignumber.js"
import { err, ok, type Result } from "../shared/result"
import type { Basket, BasketCharge, BasketItem } from "./basket"
import { apportioned } from "./apportion"

/** One line of `order_json`. Leasing API, section 2.2: the price is per unit. */
export interface OrderLine {
  readonly name: string
  /** A decimal string with two decimals; negative for what is taken off. */
  readonly price: string
  readonly quantity: number
}

export interface LineRules {
  /** Whether what is taken off is a line of its own with a negative price, or lowers the prices of the others. */
  readonly deductions: "line" | "spread"
  readonly roundingName: string
}

export type LineProblem = "order_amount_is_not_valid" | "order_json_is_not_valid"

/** A line in whole cents of all its pieces. */
interface Sum {
  readonly name: string
  readonly cents: BigNumber
  readonly quantity: number
}

const MAX_NAME = 200
const UNNAMED = "Item"

/** A whole number of pieces that a JSON number holds exactly. */
const MAX_QUANTITY = 1_000_000

const nameOf = (name: string): string => name.trim().slice(0, MAX_NAME) || UNNAMED

const centsOf = (amount: string): BigNumber =>
  new BigNumber(amount).times(100).decimalPlaces(0, BigNumber.ROUND_HALF_UP)

const plainAmount = (cents: BigNumber): string => cents.div(100).toFixed(2)

/** What is measured and not counted is one piece, whose name tells how much it is. */
function itemSum({ name, quantity, total }: BasketItem): Sum {
  const pieces = new BigNumber(quantity)
  const counted = pieces.isInteger() && pieces.isPositive() && !pieces.isZero() && pieces.lte(MAX_QUANTITY)
  return {
    name: counted ? nameOf(name) : nameOf(`${name.trim()} (${quantity})`),
    cents: centsOf(total),
    quantity: counted ? pieces.toNumber() : 1,
  }
}

const chargeSum = ({ name, total }: BasketCharge): Sum => ({
  name: nameOf(name),
  cents: centsOf(total),
  quantity: 1,
})

const negative = (sum: Sum): Sum => ({ ...sum, cents: sum.cents.negated() })

const sumOf = (sums: readonly Sum[]): BigNumber =>
  sums.reduce((total, { cents }) => total.plus(cents), new BigNumber(0))

const isSomething = ({ cents }: Sum): boolean => !cents.isZero()

/**
 * Lines whose unit prices multiply back to the cent: where a total does not divide by its pieces, some of them cost a
 * cent more, on a line of their own.
 */
function linesOf({ name, cents, quantity }: Sum): OrderLine[] {
  const unit = cents.div(quantity).decimalPlaces(0, BigNumber.ROUND_FLOOR)
  const dearer = cents.minus(unit.times(quantity)).toNumber()
  const groups = [
    { price: unit, quantity: quantity - dearer },
    { price: unit.plus(1), quantity: dearer },
  ]
  return groups
    .filter((group) => group.quantity > 0)
    .map((group) => ({ name, price: plainAmount(group.price), quantity: group.quantity }))
}

/** The lines above nothing, lowered in proportion until they come to the amount. */
function spread(sums: readonly Sum[], cents: BigNumber): readonly Sum[] {
  const kept = sums.filter((sum) => !sum.cents.isNegative())
  const shares = apportioned(
    cents,
    kept.map((sum) => sum.cents),
  )
  return kept.map((sum, at) => ({ ...sum, cents: shares[at] ?? sum.cents }))
}

/** The cart's own lines and, where they do not come to the amount, a line for what is missing. */
function sumsOf(basket: Basket, { deductions, roundingName }: LineRules): readonly Sum[] {
  const cents = centsOf(basket.payable)
  const sums = [
    ...basket.items.map(itemSum),
    ...basket.shipping.map(chargeSum).filter(isSomething),
    ...basket.deductions.map(chargeSum).filter(isSomething).map(negative),
  ]
  const rounding = { name: nameOf(roundingName), cents: cents.minus(sumOf(sums)), quantity: 1 }
  const all = isSomething(rounding) ? [...sums, rounding] : sums
  return deductions === "spread" ? spread(all, cents) : all
}

const AMOUNT = /^-?\d{1,12}(\.\d{1,18})?$/
const PAYABLE = /^\d{1,12}(\.\d{1,2})?$/

function problemOf(basket: Basket): LineProblem | null {
  if (!PAYABLE.test(basket.payable) || !new BigNumber(basket.payable).gt(0))
    return "order_amount_is_not_valid"
  const { items, shipping, deductions } = basket
  const amounts = [...items, ...shipping, ...deductions].map(({ total }) => total)
  return items.length > 0 && amounts.every((amount) => AMOUNT.test(amount)) ? null : "order_json_is_not_valid"
}

/**
 * The lines of `order_json`: they come to the payable to the cent, with shipping and deductions among them.
 * @returns the lines, or which field cannot be made of this basket
 */
export function orderLinesOf(basket: Basket, rules: LineRules): Result<readonly OrderLine[], LineProblem> {
  const problem = problemOf(basket)
  return problem === null ? ok(sumsOf(basket, rules).flatMap(linesOf)) : err(problem)
}
