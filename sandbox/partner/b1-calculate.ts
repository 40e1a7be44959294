import BigNumber from "bignumber.js"
import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { isWithin } from "../money"
import { calculation } from "../pricing/calculation"
import { type Product, productOf } from "../shops"
import { type CalculationRequest, readCalculationForm } from "./calculation-form"
import { calculationView } from "./calculation-view"
import { Form } from "./form"

/** B1: a preliminary price, not for one person. */
export const calculate: Endpoint = {
  id: "B1",
  method: "post",
  paths: inBothVersions("calculations"),
  handle: answerCalculate,
}

function answerCalculate({ world, shop, dialect, body }: Call): Answer {
  const form = new Form(body, dialect)
  const request = readCalculationForm(form)
  if (world.settings.unknown_fields === "refused") form.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  const product = productOf(shop, request.productCode)
  if (product === undefined) return notFound("product_not_found")
  const problems = whyNotPossible(request, product, shop.currency)
  if (problems.length > 0) return unprocessable(problems)
  const { amount, downPayment, period } = request
  const priced = calculation({ product, amount, downPayment, period })
  return created(calculationView(world, { request, product, currency: shop.currency, priced }))
}

function whyNotPossible(request: CalculationRequest, product: Product, currency: string): readonly string[] {
  const { amount, downPayment, period, paymentDay } = request
  const checks: readonly (readonly [boolean, string])[] = [
    [isWithin(amount, product.minAmount, product.maxAmount), "amount_is_not_valid"],
    [product.periods.includes(period), "period_does_not_have_a_valid_value"],
    [
      paymentDay === null || product.paymentDays.includes(paymentDay),
      "payment_day_does_not_have_a_valid_value",
    ],
    [request.currency === null || request.currency === currency, "currency_does_not_have_a_valid_value"],
    [mayPayDown(product, amount, downPayment), "down_payment_amount_is_not_valid"],
  ]
  return checks.filter(([fits]) => !fits).map(([, code]) => code)
}

function mayPayDown(product: Product, amount: string, downPayment: string): boolean {
  if (new BigNumber(downPayment).isZero()) return true
  if (product.downPaymentMinimumRate === null) return false
  return isWithin(downPayment, new BigNumber(amount).times(product.downPaymentMinimumRate).toFixed(), amount)
}
