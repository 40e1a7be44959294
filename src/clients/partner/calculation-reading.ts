import { z } from "@medusajs/framework/zod"
import { isJsonObject } from "../http/casing"
import { decimal, decimalOrNull, shownText, wholeOrNull } from "../http/tolerant"
import { paymentScheduleOrNull, type PaymentSchedule } from "./payment-schedule-reading"

/** What stands behind a calculation, at the level `advanced`. Decimal strings in major units. */
export interface CalculationDetails {
  readonly interestTotal: string | null
  readonly contractFeeTotal: string | null
  readonly contractFeeMinimum: string | null
  /** As the service gives it. */
  readonly contractFeePercentage: string | null
  readonly adminFeeMonthly: string | null
  readonly adminFeeTotal: string | null
  readonly insuranceFeeTotal: string | null
  readonly netCreditAmount: string | null
}

/** What instalments would cost: preliminary and the same for everybody. Decimal strings in major units. */
export interface Calculation {
  readonly monthlyPayment: string
  /** A fraction: "0.0899" is 8.99 %. */
  readonly interestRateAnnual: string | null
  /** A fraction: the annual percentage rate, with all costs. */
  readonly creditCostRateAnnual: string | null
  readonly totalCost: string | null
  readonly totalCostOfCredit: string | null
  readonly downPaymentMinimumAmount: string | null
  readonly downPaymentMinimumPercentage: string | null
  /** Months. */
  readonly period: number | null
  readonly currency: string | null
  /** Null where the level asked for has none. */
  readonly details: CalculationDetails | null
  /** Null where the level asked for has none. */
  readonly schedule: PaymentSchedule | null
}

const details = z
  .looseObject({
    interestAmountTotal: decimalOrNull,
    contractFeeAmountTotal: decimalOrNull,
    contractFeeMinimum: decimalOrNull,
    contractFeePercentage: decimalOrNull,
    adminFeeAmountMonthly: decimalOrNull,
    adminFeeAmountTotal: decimalOrNull,
    insuranceFeeAmountTotal: decimalOrNull,
    netCreditAmount: decimalOrNull,
  })
  .transform((given): CalculationDetails | null => {
    const read = {
      interestTotal: given.interestAmountTotal,
      contractFeeTotal: given.contractFeeAmountTotal,
      contractFeeMinimum: given.contractFeeMinimum,
      contractFeePercentage: given.contractFeePercentage,
      adminFeeMonthly: given.adminFeeAmountMonthly,
      adminFeeTotal: given.adminFeeAmountTotal,
      insuranceFeeTotal: given.insuranceFeeAmountTotal,
      netCreditAmount: given.netCreditAmount,
    }
    return Object.values(read).some((value) => value !== null) ? read : null
  })

/** The details stand under `advanced`, or beside the rest; the schedule under its own name, or is a bare list. */
const flat = (body: unknown): unknown => {
  const answer = isJsonObject(body) && isJsonObject(body["calculation"]) ? body["calculation"] : body
  if (!isJsonObject(answer)) return answer
  const { advanced, paymentSchedule: schedule } = answer
  const listed = answer["paymentScheduleItems"] ?? answer["schedule"]
  return {
    ...answer,
    details: isJsonObject(advanced) ? advanced : answer,
    schedule: schedule ?? listed ?? (isJsonObject(advanced) ? advanced["paymentSchedule"] : null),
  }
}

/** Partner API, B1; service reference, B1 for its levels. */
export const calculation: z.ZodType<Calculation> = z.preprocess(
  flat,
  z
    .looseObject({
      paymentAmountMonthly: decimal,
      interestRateAnnual: decimalOrNull,
      creditCostRateAnnual: decimalOrNull,
      totalCost: decimalOrNull,
      totalCostOfCredit: decimalOrNull,
      downPaymentMinimumAmount: decimalOrNull,
      downPaymentMinimumPercentage: decimalOrNull,
      period: wholeOrNull,
      currency: shownText,
      details,
      schedule: paymentScheduleOrNull,
    })
    .transform((answer) => ({
      monthlyPayment: answer.paymentAmountMonthly,
      interestRateAnnual: answer.interestRateAnnual,
      creditCostRateAnnual: answer.creditCostRateAnnual,
      totalCost: answer.totalCost,
      totalCostOfCredit: answer.totalCostOfCredit,
      downPaymentMinimumAmount: answer.downPaymentMinimumAmount,
      downPaymentMinimumPercentage: answer.downPaymentMinimumPercentage,
      period: answer.period,
      currency: answer.currency,
      details: answer.details,
      schedule: answer.schedule,
    })),
)
