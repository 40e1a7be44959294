import BigNumber from "bignumber.js"
import { money } from "../money"
import { annualCostRate } from "./annual-cost-rate"
import { levelPayment, type Payment, paymentPlan, type PlanRequest, sumOf } from "./payment-plan"

/** What a purchase costs on instalments. Amounts are decimal strings, rates are fractions. */
export interface Calculation {
  readonly payments: readonly Payment[]
  readonly monthly: string
  /** All payments, with the down payment. */
  readonly totalCost: string
  readonly costOfCredit: string
  readonly financed: string
  readonly creditCostRateAnnual: string
}

export function calculation(request: PlanRequest): Calculation {
  const payments = paymentPlan(request)
  const financed = money(new BigNumber(request.amount).minus(request.downPayment))
  const totalCost = money(new BigNumber(sumOf(payments, "total")).plus(request.downPayment))
  return {
    payments,
    monthly: levelPayment(request),
    totalCost,
    costOfCredit: money(new BigNumber(totalCost).minus(request.amount)),
    financed,
    creditCostRateAnnual: annualCostRate(financed, payments),
  }
}
