import BigNumber from "bignumber.js"
import type { JsonObject } from "../json"
import { money } from "../money"
import type { Calculation } from "../pricing/calculation"
import { sumOf } from "../pricing/payment-plan"
import { newSchedule } from "../pricing/schedule"
import type { Product } from "../shops"
import type { World } from "../world/world"
import type { CalculationRequest } from "./calculation-form"
import { scheduleItems } from "./schedule-view"
import { asNumber } from "./session-view"

export interface PricedRequest {
  readonly request: CalculationRequest
  readonly product: Product
  readonly currency: string
  readonly priced: Calculation
}

/** The answer of B1: the request's fields again, and the price. Rates are fractions. */
export function calculationView(world: World, priced: PricedRequest): JsonObject {
  const { request, product, currency } = priced
  const { monthly, totalCost, costOfCredit, creditCostRateAnnual } = priced.priced
  const minimumRate = product.downPaymentMinimumRate ?? "0"
  return {
    product_code: product.code,
    amount: asNumber(world, request.amount),
    period: request.period,
    payment_day: request.paymentDay ?? product.defaultPaymentDay,
    down_payment_amount: asNumber(world, request.downPayment),
    currency,
    response_level: request.level,
    payment_amount_monthly: asNumber(world, monthly),
    interest_rate_annual: asNumber(world, product.interestRateAnnual),
    credit_cost_rate_annual: asNumber(world, creditCostRateAnnual),
    total_cost: asNumber(world, totalCost),
    total_cost_of_credit: asNumber(world, costOfCredit),
    down_payment_minimum_percentage: asNumber(world, minimumRate),
    down_payment_minimum_amount: asNumber(world, money(new BigNumber(request.amount).times(minimumRate))),
    ...(request.level === "simple" ? {} : { advanced: advancedView(world, priced) }),
    ...(request.level === "payment_schedule" ? scheduleView(world, priced) : {}),
  }
}

function advancedView(world: World, { product, priced }: PricedRequest): JsonObject {
  return {
    interest_amount_total: asNumber(world, sumOf(priced.payments, "interest")),
    contract_fee_amount_total: asNumber(world, sumOf(priced.payments, "contractFee")),
    contract_fee_percentage: asNumber(world, product.contractFeeRate),
    contract_fee_minimum: asNumber(world, product.contractFeeMinimum),
    admin_fee_amount_monthly: asNumber(world, product.adminFeeMonthly),
    admin_fee_amount_total: asNumber(world, sumOf(priced.payments, "adminFee")),
    insurance_fee_amount_total: asNumber(world, "0.00"),
    net_credit_amount: asNumber(world, priced.financed),
  }
}

/** Rows as in C9, since B1's own are not documented. */
function scheduleView(world: World, { request, product }: PricedRequest): JsonObject {
  const { amount, downPayment, period } = request
  const terms = { amount, downPayment, period, paymentDay: request.paymentDay ?? product.defaultPaymentDay }
  const items = scheduleItems(newSchedule({ product, terms, from: world.scheduler.now() }))
  const forms = {
    list: { payment_schedule: items },
    items: { payment_schedule_items: items },
    object: { payment_schedule: { payment_schedule_items: items } },
  }
  return forms[world.settings.shapes.calculation_schedule]
}
