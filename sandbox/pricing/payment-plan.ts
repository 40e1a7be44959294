import BigNumber from "bignumber.js"
import { money } from "../money"
import type { Product } from "../shops"

export interface PlanRequest {
  readonly product: Product
  /** Decimal strings; the amount includes the down payment. */
  readonly amount: string
  readonly downPayment: string
  /** Months. */
  readonly period: number
}

/** One payment. Every amount is a decimal string with two decimals. */
export interface Payment {
  readonly balanceBefore: string
  readonly principal: string
  readonly interest: string
  readonly contractFee: string
  readonly adminFee: string
  readonly total: string
}

/** The payments of a new annuity loan. The contract fee goes with the first one. */
export function paymentPlan({ product, amount, downPayment, period }: PlanRequest): readonly Payment[] {
  const financed = new BigNumber(amount).minus(downPayment)
  return annuityPlan({
    product,
    balance: money(financed),
    period,
    firstFee: contractFeeOf(product, financed),
  })
}

export interface AnnuityRequest {
  readonly product: Product
  /** What is still owed, a decimal string. */
  readonly balance: string
  readonly period: number
  /** A fee that goes with the first payment. */
  readonly firstFee: string
}

/**
 * Level payments that pay back a balance. The last payment takes up what rounding has left, so that the
 * principals add up to the balance to the cent.
 */
export function annuityPlan({ product, balance, period, firstFee }: AnnuityRequest): readonly Payment[] {
  const monthlyRate = new BigNumber(product.interestRateAnnual).div(12)
  const level = annuity(new BigNumber(balance), monthlyRate, period)
  const payments: Payment[] = []
  let left = new BigNumber(balance)
  for (let month = 1; month <= period; month += 1) {
    const interest = new BigNumber(money(left.times(monthlyRate)))
    const principal = month === period ? left : BigNumber.min(level.minus(interest), left)
    const fee = month === 1 ? firstFee : "0.00"
    payments.push({
      balanceBefore: money(left),
      principal: money(principal),
      interest: money(interest),
      contractFee: fee,
      adminFee: product.adminFeeMonthly,
      total: money(principal.plus(interest).plus(fee).plus(product.adminFeeMonthly)),
    })
    left = left.minus(principal)
  }
  return payments
}

/** The level payment of every month, without the contract fee. */
export const levelPayment = ({ product, amount, downPayment, period }: PlanRequest): string =>
  money(
    annuity(
      new BigNumber(amount).minus(downPayment),
      new BigNumber(product.interestRateAnnual).div(12),
      period,
    ).plus(product.adminFeeMonthly),
  )

/** The sum of one column of the plan. */
export const sumOf = (payments: readonly Payment[], column: keyof Payment): string =>
  money(payments.reduce((sum, payment) => sum.plus(payment[column]), new BigNumber(0)))

function annuity(financed: BigNumber, monthlyRate: BigNumber, period: number): BigNumber {
  if (monthlyRate.isZero()) return new BigNumber(money(financed.div(period)))
  const growth = monthlyRate.plus(1).pow(period)
  return new BigNumber(money(financed.times(monthlyRate).times(growth).div(growth.minus(1))))
}

function contractFeeOf(product: Product, financed: BigNumber): string {
  const share = financed.times(product.contractFeeRate)
  return money(BigNumber.max(share, product.contractFeeMinimum))
}
