import BigNumber from "bignumber.js"
import type { JsonObject } from "../json"
import { money } from "../money"
import { annualCostRate } from "../pricing/annual-cost-rate"
import { sumOf } from "../pricing/payment-plan"
import type { Schedule } from "../pricing/schedule"

/** The sums of a schedule, as C2, C9 and F3 write them: money as decimal strings, rates as fractions. */
export function scheduleTotals({ product, terms, rows }: Schedule): JsonObject {
  const principal = sumOf(rows, "principal")
  const paid = sumOf(rows, "total")
  const [first] = rows
  const last = rows.at(-1)
  const share = new BigNumber(terms.downPayment).div(terms.amount)
  return {
    period: terms.period,
    amount: terms.amount,
    payment_day: terms.paymentDay,
    down_payment_amount_total: terms.downPayment,
    down_payment_amount_prc: share.isFinite() ? share.toFixed(4) : "0.0000",
    down_payment_main_part: terms.downPayment,
    net_credit_amount: principal,
    payment_amount_monthly:
      rows.find(({ contractFee }) => contractFee === "0.00")?.total ?? first?.total ?? "0.00",
    interest_rate_annual: product.interestRateAnnual,
    contract_fee_amount_total: sumOf(rows, "contractFee"),
    contract_fee_prc: product.contractFeeRate,
    contract_fee_type: "with_first_payment",
    admin_fee_amount_monthly: product.adminFeeMonthly,
    admin_fee_amount_total: sumOf(rows, "adminFee"),
    insurance_fee_amount_monthly: "0.00",
    insurance_fee_amount_total: "0.00",
    credit_cost_rate_annual: annualCostRate(principal, rows),
    credit_cost_amount_total: money(new BigNumber(paid).minus(principal)),
    residual_amount_total: "0.00",
    residual_amount_prc: "0.0000",
    interest_bearing_amount: principal,
    interest_amount_total: sumOf(rows, "interest"),
    repayments_amount_total: paid,
    first_payment_date: first?.date ?? null,
    first_payment_amount: first?.total ?? "0.00",
    last_payment_date: last?.date ?? null,
    last_payment_amount: last?.total ?? "0.00",
  }
}

/** The payments one by one. Service reference, section 3, C9. */
export const scheduleItems = ({ rows }: Schedule): readonly JsonObject[] =>
  rows.map((row, index) => ({
    item_number: index,
    payment_date: row.date,
    balance_before: row.balanceBefore,
    principal: row.principal,
    interest: row.interest,
    contract_fee: row.contractFee,
    admin_fee: row.adminFee,
    insurance_fee: "0.00",
    total_payment: row.total,
  }))
