import { z } from "@medusajs/framework/zod"
import { isJsonObject } from "../http/casing"
import { decimalOrNull, shownText, wholeOrNull } from "../http/tolerant"

/** One payment of a schedule. Amounts are decimal strings in major units. */
export interface SchedulePayment {
  /** From 0. */
  readonly number: number | null
  /** A date, as the service writes it. */
  readonly date: string | null
  readonly total: string | null
  readonly principal: string | null
  readonly interest: string | null
  readonly contractFee: string | null
  readonly adminFee: string | null
  readonly insuranceFee: string | null
  readonly balanceBefore: string | null
}

/** How a financing is paid back. Amounts are decimal strings in major units, rates are fractions. */
export interface PaymentSchedule {
  /** Months. */
  readonly period: number | null
  readonly amount: string | null
  /** Day of the month. */
  readonly paymentDay: number | null
  readonly monthlyPayment: string | null
  readonly downPaymentAmount: string | null
  readonly netCreditAmount: string | null
  readonly interestRateAnnual: string | null
  readonly creditCostRateAnnual: string | null
  readonly interestTotal: string | null
  readonly contractFeeTotal: string | null
  readonly adminFeeMonthly: string | null
  readonly adminFeeTotal: string | null
  readonly insuranceFeeTotal: string | null
  readonly creditCostTotal: string | null
  readonly repaymentsTotal: string | null
  readonly residualTotal: string | null
  readonly firstPaymentDate: string | null
  readonly firstPaymentAmount: string | null
  readonly lastPaymentDate: string | null
  readonly lastPaymentAmount: string | null
  /** Empty where the level asked for has none. */
  readonly payments: readonly SchedulePayment[]
}

const payment = z
  .looseObject({
    itemNumber: wholeOrNull,
    paymentDate: shownText,
    totalPayment: decimalOrNull,
    principal: decimalOrNull,
    interest: decimalOrNull,
    contractFee: decimalOrNull,
    adminFee: decimalOrNull,
    insuranceFee: decimalOrNull,
    balanceBefore: decimalOrNull,
  })
  .transform((item) => ({
    number: item.itemNumber,
    date: item.paymentDate,
    total: item.totalPayment,
    principal: item.principal,
    interest: item.interest,
    contractFee: item.contractFee,
    adminFee: item.adminFee,
    insuranceFee: item.insuranceFee,
    balanceBefore: item.balanceBefore,
  }))

/** Names under which the payments of a schedule may stand; the first is the one that was seen. */
const PAYMENT_KEYS = ["paymentScheduleItems", "items", "scheduleItems", "payments"] as const

/** Service reference, C9 and F3: wrapped or flat; a bare list is the payments alone. */
const flat = (body: unknown): unknown => {
  if (Array.isArray(body)) return { payments: body as unknown }
  if (!isJsonObject(body)) return body
  const wrapped = body["paymentSchedule"] ?? body["schedule"]
  if (Array.isArray(wrapped)) return { ...body, payments: wrapped as unknown }
  const schedule = isJsonObject(wrapped) ? wrapped : body
  const payments = PAYMENT_KEYS.map((key) => schedule[key]).find(Array.isArray) as unknown
  return { ...schedule, payments: payments ?? [] }
}

/** At least one of these says that it is a schedule at all. */
const says = (schedule: PaymentSchedule): boolean =>
  schedule.amount !== null || schedule.monthlyPayment !== null || schedule.payments.length > 0

const readable: z.ZodType<PaymentSchedule> = z
  .looseObject({
    period: wholeOrNull,
    amount: decimalOrNull,
    paymentDay: wholeOrNull,
    paymentAmountMonthly: decimalOrNull,
    downPaymentAmountTotal: decimalOrNull,
    netCreditAmount: decimalOrNull,
    interestRateAnnual: decimalOrNull,
    creditCostRateAnnual: decimalOrNull,
    interestAmountTotal: decimalOrNull,
    contractFeeAmountTotal: decimalOrNull,
    adminFeeAmountMonthly: decimalOrNull,
    adminFeeAmountTotal: decimalOrNull,
    insuranceFeeAmountTotal: decimalOrNull,
    creditCostAmountTotal: decimalOrNull,
    repaymentsAmountTotal: decimalOrNull,
    residualAmountTotal: decimalOrNull,
    firstPaymentDate: shownText,
    firstPaymentAmount: decimalOrNull,
    lastPaymentDate: shownText,
    lastPaymentAmount: decimalOrNull,
    payments: z.array(payment),
  })
  .transform((schedule) => ({
    period: schedule.period,
    amount: schedule.amount,
    paymentDay: schedule.paymentDay,
    monthlyPayment: schedule.paymentAmountMonthly,
    downPaymentAmount: schedule.downPaymentAmountTotal,
    netCreditAmount: schedule.netCreditAmount,
    interestRateAnnual: schedule.interestRateAnnual,
    creditCostRateAnnual: schedule.creditCostRateAnnual,
    interestTotal: schedule.interestAmountTotal,
    contractFeeTotal: schedule.contractFeeAmountTotal,
    adminFeeMonthly: schedule.adminFeeAmountMonthly,
    adminFeeTotal: schedule.adminFeeAmountTotal,
    insuranceFeeTotal: schedule.insuranceFeeAmountTotal,
    creditCostTotal: schedule.creditCostAmountTotal,
    repaymentsTotal: schedule.repaymentsAmountTotal,
    residualTotal: schedule.residualAmountTotal,
    firstPaymentDate: schedule.firstPaymentDate,
    firstPaymentAmount: schedule.firstPaymentAmount,
    lastPaymentDate: schedule.lastPaymentDate,
    lastPaymentAmount: schedule.lastPaymentAmount,
    payments: schedule.payments,
  }))

/** A schedule, as C9, F3 and B1's level `payment_schedule` answer it. */
export const paymentSchedule: z.ZodType<PaymentSchedule> = z.preprocess(flat, readable.refine(says))

/** The same where it may be missing, and where what cannot be read is only not shown. */
export const paymentScheduleOrNull = z
  .unknown()
  .optional()
  .transform((value): PaymentSchedule | null => {
    const parsed = paymentSchedule.safeParse(value)
    return parsed.success ? parsed.data : null
  })
